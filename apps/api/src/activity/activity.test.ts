import { readActivities, readUserActivities } from '@meridian/contract'
import { activitiesAt } from '@meridian/contract/fixtures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestApp, payForKestrel, seedTime, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { activities, items } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const ofUser = async (userId: string) => {
  const response = await server.app.inject(`/api/v1/activity/${userId}`)
  expect(response.statusCode).toBe(200)
  return z.decode(readUserActivities.response, response.json())
}

test.each(['getActivity', 'getactivity'])(
  '%s lists what happened on the market, newest first',
  async (name) => {
    const response = await server.app.inject(`/api/v1/activity/${name}`)
    expect(response.statusCode).toBe(200)
    const { entries } = z.decode(readActivities.response, response.json())
    expect(entries).toEqual(activitiesAt(seedTime))
  },
)

test('the list holds at most fifty rows', async () => {
  const older = Array.from({ length: 60 }, (_, index) => ({
    id: `older-${index}`,
    name: 'Halo Core',
    type: 'Offer',
    buyer: 'Juno Marsh',
    seller: 'Ring Nine',
    priceCents: 100,
    happenedAt: new Date(0),
  }))
  await server.db.insert(activities).values(older)
  const response = await server.app.inject('/api/v1/activity/getActivity')
  expect(response.json<{ data: unknown[] }>().data).toHaveLength(50)
  await server.db.delete(activities).where(eq(activities.name, 'Halo Core'))
})

test('a user nobody knows has an empty list', async () => {
  expect(await ofUser('nobody')).toEqual({ success: true, message: undefined, entries: [], damaged: [] })
})

test('a purchase shows in the activity of its buyer, under the display name and at the price paid', async () => {
  const { user } = await signUpPlayer(server, 'rhea.44@meridian.test')
  await payForKestrel(server, user.id)
  await server.db.update(items).set({ priceCents: 1 }).where(eq(items.id, 'nfa-kestrel-interceptor'))
  const { entries } = await ofUser(user.id)
  const [purchase, ...more] = entries
  expect(more).toEqual([])
  expect(purchase).toEqual({
    id: purchase?.id,
    name: 'Kestrel Interceptor',
    type: 'Purchase',
    buyer: 'rhea.',
    seller: 'Meridian Market',
    price: 1250,
    time: purchase?.time,
  })
  expect(Math.abs((purchase?.time ?? 0) - Date.now())).toBeLessThan(60_000)
})
