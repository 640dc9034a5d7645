import { readActivities } from '@meridian-2117/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, payForKestrel, signUpPlayer, valueOf, type TestApp } from '../../test/open-test-app.ts'
import { activities, items } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ sharedAnswersSeconds: 60 })
})
afterAll(() => server.close())

test('caches a list for a while, each query for itself', async () => {
  const ask = async (limit: number) =>
    (await server.app.inject(`/api/v1/land/getland?limit=${limit}`)).json<{ data: unknown[] }>().data
  const before = await ask(3)
  await server.db.update(items).set({ title: 'Renamed' }).where(eq(items.kind, 'land'))
  expect(await ask(3)).toEqual(before)
  expect(await ask(4)).toHaveLength(4)
})

test('shows a purchase to whoever asks next', async () => {
  const newest = async () => {
    const response = await server.app.inject(`${readActivities.path}?limit=1`)
    return valueOf(readActivities, response.json()).entries[0]
  }
  await server.db.update(activities).set({ happenedAt: new Date(0) })
  const before = await newest()
  const { player } = await signUpPlayer(server)
  const payment = await payForKestrel(server, player.id)
  expect((await newest())?.name).toBe(before?.name)
  await server.onPaymentChange(payment)
  expect((await newest())?.name).toBe('Kestrel Interceptor')
})
