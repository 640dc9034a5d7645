import { ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  bearer,
  kestrelCardOrder,
  kestrelOrder,
  openTestApp,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { FakeProvider } from '../../test/fake-provider.ts'
import { items, payments } from '../database/schema.ts'
import { tooMany } from '../http/http-error.ts'
import { queued } from './queued-provider.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ callsPerSecond: 20, askAgainSeconds: 2 })
})
afterAll(() => server.close())
afterEach(() => {
  server.provider.ceiling = Infinity
})

const kestrel = 'nfa-kestrel-interceptor'

/** Opens a player's payments for ten items at the provider. */
async function openTen(playerId: string): Promise<string[]> {
  const rows = await server.db.select().from(items).where(ne(items.id, kestrel)).limit(10)
  for (const { id, priceCents } of rows) {
    const order = {
      amountCents: priceCents ?? 100,
      currency: 'usd',
      description: '',
      metadata: { userId: playerId, productId: id },
    }
    const { id: providerId } = await server.provider.open({ ...order, idempotencyKey: crypto.randomUUID() })
    const { amountCents, currency } = order
    await server.db
      .insert(payments)
      .values({ provider: 'sandbox', providerId, playerId, itemId: id, amountCents, currency })
  }
  return rows.map(({ id }) => id)
}

test('lets a player buy while another one with ten open payments asks five hundred times', async () => {
  const [greedy, buyer] = [await signUpPlayer(server), await signUpPlayer(server)]
  const opened = await openTen(greedy.player.id)
  server.provider.ceiling = 25
  server.provider.reads = 0
  const headers = bearer(greedy.token)
  const asked = Array.from({ length: 500 }, (_, index) =>
    index % 2 === 0
      ? server.app.inject({ url: `/api/v1/history/history/${greedy.player.id}`, headers })
      : server.app.inject({
          method: 'POST',
          url: '/api/v1/game/create',
          payload: { userId: greedy.player.id, productId: opened[index % 10] },
          headers,
        }),
  )
  const buy = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, payload, headers: bearer(buyer.token) })
  const paid = [
    await buy('/api/v1/payment/create-payment-intent', kestrelOrder(buyer.player.id)),
    await buy('/api/v1/card/pay-with-card', kestrelCardOrder(buyer.player.id)),
  ]
  expect(paid.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const answers = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(new Set(answers)).toEqual(new Set([200, 429]))
  expect(server.provider.reads).toBeLessThan(40)
})

test('asks about a payment once in two seconds, and answers from what is stored meanwhile', async () => {
  const { player, token } = await signUpPlayer(server)
  const payload = { userId: player.id, productId: kestrel }
  const headers = bearer(token)
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(player.id),
    headers,
  })
  const check = () => server.app.inject({ method: 'POST', url: '/api/v1/game/create', payload, headers })
  server.provider.reads = 0
  const answers = [await check(), await check(), ...(await Promise.all([check(), check()]))]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(server.provider.reads).toBe(1)
})

test('sends no more calls in a second than the provider takes, and a purchase before the questions', async () => {
  const provider = new FakeProvider()
  provider.ceiling = 25
  const pool = queued(provider, 20)
  const order = {
    amountCents: 100,
    currency: 'usd',
    description: '',
    metadata: { userId: '', productId: '' },
  }
  const { id } = await pool.open({ ...order, idempotencyKey: 'asked about' })
  const ended: string[] = []
  const questions = Array.from({ length: 45 }, async () => {
    await pool.read(id, 5000)
    ended.push('question')
  })
  await pool.open({ ...order, idempotencyKey: 'bought' })
  expect(ended.length).toBeLessThan(25)
  await Promise.all(questions)
  expect(ended).toHaveLength(45)
})

test('refuses a call that does not get its turn in time, without sending it', async () => {
  const sent: string[] = []
  const silent = Object.assign(new FakeProvider(), {
    read: (id: string) => {
      sent.push(id)
      return new Promise<never>(() => undefined)
    },
  })
  const pool = queued(silent)
  for (let slot = 0; slot < 20; slot += 1) void pool.read('silent', 5000)
  await expect(pool.read('late', 50)).rejects.toEqual(tooMany(5000))
  expect(sent).toEqual(Array(20).fill('silent'))
})
