import { readActivities, readPlayerActivities } from '@meridian-2117/contract'
import { activitiesAt } from '@meridian-2117/contract/fixtures'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTestApp,
  payForKestrel,
  seedTime,
  signUpPlayer,
  valueOf,
  type TestApp,
} from '../../test/open-test-app.ts'
import { activities, items } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const ofPlayer = async (playerId: string) => {
  const response = await server.app.inject(`/api/v1/activity/${playerId}`)
  expect(response.statusCode).toBe(200)
  return valueOf(readPlayerActivities, response.json())
}

test.each(['getActivity', 'getactivity'])(
  'lists what happened on the market, newest first: %s',
  async (name) => {
    const response = await server.app.inject(`/api/v1/activity/${name}`)
    expect(response.statusCode).toBe(200)
    const { entries } = valueOf(readActivities, response.json())
    expect(entries).toEqual(activitiesAt(seedTime))
  },
)

test('pages a long list, each page from the end of the last', async () => {
  const older = Array.from({ length: 7 }, (_, index) => ({
    id: `older-${index}`,
    name: 'Halo Core',
    type: 'Offer',
    buyer: 'Juno Marsh',
    seller: 'Ring Nine',
    priceCents: 100,
    // Some have the same time, so their ids order them.
    happenedAt: new Date(index < 4 ? 0 : 1000),
  }))
  await server.db.insert(activities).values(older)
  const paged = []
  let after = ''
  for (let page = 0; page < 10; page += 1) {
    const response = await server.app.inject(`/api/v1/activity/getActivity?limit=60${after}`)
    const { entries, next } = valueOf(readActivities, response.json())
    expect(entries.length).toBeLessThanOrEqual(60)
    paged.push(...entries)
    if (next === undefined) break
    after = `&after=${next}`
  }
  expect(paged.slice(0, -older.length)).toEqual(activitiesAt(seedTime))
  expect(paged.slice(-older.length).map(({ id }) => id)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((index) => `older-${index}`),
  )
  await server.db.delete(activities).where(like(activities.id, 'older-%'))
})

test('answers an empty list for an unknown player', async () => {
  expect(await ofPlayer('nobody')).toEqual({ entries: [], message: undefined, next: undefined })
})

test('asks the card provider nothing when a stranger reads an activity', async () => {
  const { player } = await signUpPlayer(server)
  await payForKestrel(server, player.id)
  server.provider.failing = true
  const { entries } = await ofPlayer(player.id)
  server.provider.failing = false
  expect(entries).toEqual([])
  expect(server.logged).toEqual([])
})

test.each(['refunded', 'refundPending'] as const)('shows no purchase that is %s', async (status) => {
  const { player } = await signUpPlayer(server)
  const id = await payForKestrel(server, player.id)
  await server.onPaymentChange(id)
  expect((await ofPlayer(player.id)).entries).toHaveLength(1)
  server.provider.change(id, { status })
  await server.onPaymentChange(id)
  expect((await ofPlayer(player.id)).entries).toEqual([])
  const market = await server.app.inject('/api/v1/activity/getActivity?limit=1')
  expect(valueOf(readActivities, market.json()).entries.map(({ name }) => name)).not.toContain(
    'Kestrel Interceptor',
  )
})

test('shows a purchase in the activity of its buyer, at its price and without the e-mail', async () => {
  const { player } = await signUpPlayer(server, 'rhea.44@meridian.test')
  await server.onPaymentChange(await payForKestrel(server, player.id))
  await server.db.update(items).set({ priceCents: 1 }).where(eq(items.id, 'nfa-kestrel-interceptor'))
  const { entries } = await ofPlayer(player.id)
  const [purchase, ...more] = entries
  expect(more).toEqual([])
  expect(purchase).toEqual({
    id: purchase?.id,
    name: 'Kestrel Interceptor',
    type: 'Purchase',
    buyer: `Player ${player.id.slice(0, 4).toUpperCase()}`,
    seller: 'Meridian Vault',
    price: 1250,
    time: purchase?.time,
  })
  expect(Math.abs((purchase?.time ?? 0) - Date.now())).toBeLessThan(60_000)
})
