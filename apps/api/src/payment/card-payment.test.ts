import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  asPlayer,
  bearer,
  kestrelCardOrder,
  openTestApp,
  refused,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { activities, payments, purchases } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  server.provider.charges.length = 0
})

/** Pays as the player whom the order names, unless the headers name another. */
const pay = (payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/card/pay-with-card',
    payload,
    headers: { ...asPlayer(payload), ...headers },
  })

const keyed = (key: string) => ({ 'idempotency-key': key })

const purchasesOf = (playerId: string) =>
  server.db.select().from(purchases).where(eq(purchases.playerId, playerId))
const statusesOf = async (playerId: string) => {
  const rows = await server.db.select().from(payments).where(eq(payments.playerId, playerId))
  return rows.map(({ status }) => status)
}

test('charges an accepted card the price, and records purchase and activity, in one call', async () => {
  const { player } = await signUpPlayer(server)
  const response = await pay(kestrelCardOrder(player.id))
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ success: true })
  const bought = await purchasesOf(player.id)
  expect(bought.map(({ itemId, amountCents }) => [itemId, amountCents])).toEqual([
    ['nfa-kestrel-interceptor', 125_000],
  ])
  expect(await server.db.select().from(activities).where(eq(activities.buyerId, player.id))).toHaveLength(1)
})

const details = { amount: 125_000, payment_method_id: 'pays', currency: 'usd' }
const game = {
  gameId: 'nfa-kestrel-interceptor',
  serialNumber: '#KI-0911',
  title: 'Kestrel Interceptor',
  price: 1250,
}

test.each<[string, object, number, RefusalCode, string]>([
  [
    'a blank name on the card',
    { userInfo: { name: ' ', email: '' } },
    400,
    'invalid',
    'Name on card is required',
  ],
  [
    'a lower amount',
    { paymentDetails: { ...details, amount: 1 } },
    400,
    'price_changed',
    'The amount does not match the price of this item',
  ],
  [
    'no amount',
    { paymentDetails: { ...details, amount: undefined } },
    400,
    'invalid',
    'The amount does not match the price of this item',
  ],
  [
    'another price than the one stored',
    { gameDetails: { ...game, price: 1 } },
    400,
    'price_changed',
    'The amount does not match the price of this item',
  ],
  [
    'no card',
    { paymentDetails: { ...details, payment_method_id: '' } },
    400,
    'invalid',
    'The field paymentDetails.payment_method_id is missing or not valid',
  ],
  ['no name', { userInfo: undefined }, 400, 'invalid', 'The field userInfo is missing or not valid'],
])('refuses a payment with %s before it charges any card', async (_case, change, status, code, message) => {
  const { player, token } = await signUpPlayer(server)
  const response = await pay({ ...kestrelCardOrder(player.id), ...change }, bearer(token))
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual(refused(code, message))
  expect(server.provider.charges).toEqual([])
  expect(await statusesOf(player.id)).toEqual([])
})

test('charges no card for nobody who names a player', async () => {
  const { player } = await signUpPlayer(server)
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/card/pay-with-card',
    payload: kestrelCardOrder(player.id),
  })
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('unauthorized', 'User Id is required Please signin'),
  ])
  expect(server.provider.charges).toEqual([])
  expect(await statusesOf(player.id)).toEqual([])
})

test('refuses a declined card with the provider’s message, and accepts another one for the same payment', async () => {
  const { player } = await signUpPlayer(server)
  const declined = await pay(kestrelCardOrder(player.id, 'broke'), keyed('attempt'))
  expect(declined.statusCode).toBe(402)
  expect(declined.json()).toEqual(refused('card_declined', 'Your card was declined.'))
  expect(await purchasesOf(player.id)).toEqual([])
  expect((await pay(kestrelCardOrder(player.id), keyed('attempt'))).json()).toEqual({ success: true })
  expect(await statusesOf(player.id)).toEqual(['succeeded'])
})

test('charges another card at once after the provider has canceled the payment of a declined one', async () => {
  const { player } = await signUpPlayer(server)
  const declined = await pay(kestrelCardOrder(player.id, 'declined and canceled'))
  expect(declined.json()).toEqual(refused('card_declined', 'Your card was declined.'))
  expect((await pay(kestrelCardOrder(player.id))).json()).toEqual({ success: true })
  expect(await statusesOf(player.id)).toEqual(['canceled', 'succeeded'])
})

test('repeats its answer to a repeated key, and charges nothing', async () => {
  const { player } = await signUpPlayer(server)
  for (let time = 0; time < 3; time += 1) {
    expect((await pay(kestrelCardOrder(player.id), keyed('attempt'))).json()).toEqual({ success: true })
  }
  expect(server.provider.charges).toEqual(['pays'])
  expect(await purchasesOf(player.id)).toHaveLength(1)
})

test.each([1, 2, 3, 4])('charges once for simultaneous calls (try %i)', async () => {
  const { player } = await signUpPlayer(server)
  const keys = ['a', 'a', 'a', 'b', 'c', 'd', 'e', 'f']
  // Opens one connection per call, or the calls would wait for each other.
  await Promise.all(keys.map(() => server.app.inject('/api/health')))
  const answers = await Promise.all(keys.map((key) => pay(kestrelCardOrder(player.id), keyed(key))))
  expect(server.provider.charges).toEqual(['pays'])
  expect(await purchasesOf(player.id)).toHaveLength(1)
  expect(await statusesOf(player.id)).toEqual(['succeeded'])
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([])
})

test('charges nothing for an owned item under another key', async () => {
  const { player } = await signUpPlayer(server)
  await pay(kestrelCardOrder(player.id), keyed('first'))
  const response = await pay(kestrelCardOrder(player.id), keyed('second'))
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(refused('already_owned', 'Sorry you have already purchased it'))
  expect(server.provider.charges).toEqual(['pays'])
})

test('leaves a bank’s challenge to the browser, and records the purchase by its answer', async () => {
  const { player } = await signUpPlayer(server)
  const response = await pay(kestrelCardOrder(player.id, 'asks'))
  const { clientSecret } = response.json<{ clientSecret: string }>()
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    ...refused('authentication_required', 'Your bank asks you to approve this payment'),
    clientSecret,
  })
  const id = clientSecret.replace(/_secret$/, '')
  server.provider.change(id, { status: 'succeeded' })
  await server.onPaymentChange(id)
  expect(await purchasesOf(player.id)).toHaveLength(1)
})

test('finds a payment whose connection broke after the charge, when somebody asks', async () => {
  const { player, token } = await signUpPlayer(server)
  const response = await pay(kestrelCardOrder(player.id, 'breaks after paying'))
  expect(response.statusCode).toBe(502)
  expect(response.json<{ message: string }>().message).toMatch(/^We do not know yet/)
  const check = await server.app.inject({
    method: 'POST',
    url: '/api/v1/game/create',
    payload: { userId: player.id, productId: 'nfa-kestrel-interceptor' },
    headers: bearer(token),
  })
  expect(check.json<{ exist: string }>().exist).toBe('yes')
  expect(server.provider.charges).toEqual(['breaks after paying'])
})
