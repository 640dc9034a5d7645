import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import { eq, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  asPlayer,
  bearer,
  kestrelOrder,
  openTestApp,
  payForKestrel,
  refused,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { activities, items, paymentKeys, payments, purchases } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const productId = 'nfa-kestrel-interceptor'
beforeEach(async () => {
  await setPrice(125_000)
  server.logged.length = 0
})

const setPrice = (priceCents: number) =>
  server.db.update(items).set({ priceCents }).where(eq(items.id, productId))

/** Opens a payment as the player whom it names, unless the headers name another. */
const pay = (payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload,
    headers: { ...asPlayer(payload), ...headers },
  })

const secretOf = (response: LightMyRequestResponse) => response.json<{ clientSecret: string }>().clientSecret
const idOf = (secret: string) => secret.replace(/_secret$/, '')

const paymentsOf = async (playerId: string) => {
  const rows = await server.db
    .select()
    .from(payments)
    .where(eq(payments.playerId, playerId))
    .orderBy(payments.createdAt)
  return rows.map(({ status, amountCents }) => [status, amountCents])
}
const purchasesOf = (playerId: string) =>
  server.db.select().from(purchases).where(eq(purchases.playerId, playerId))
const activitiesOf = (playerId: string) =>
  server.db.select().from(activities).where(eq(activities.buyerId, playerId))

test('opens a payment at the provider with the stored price', async () => {
  const { player } = await signUpPlayer(server)
  const response = await pay(kestrelOrder(player.id))
  expect(response.statusCode).toBe(200)
  const [row] = await server.db.select().from(payments).where(eq(payments.playerId, player.id))
  expect(response.json()).toEqual({ success: true, clientSecret: `${row?.providerId}_secret` })
  expect(server.provider.opened.at(-1)).toEqual({
    amountCents: 125_000,
    currency: 'usd',
    description: 'Kestrel Interceptor',
    idempotencyKey: row?.id,
    metadata: { userId: player.id, productId },
  })
})

test('records no purchase while the payment is open', async () => {
  const { player } = await signUpPlayer(server)
  await server.onPaymentChange(idOf(secretOf(await pay(kestrelOrder(player.id)))))
  expect(await purchasesOf(player.id)).toEqual([])
  expect(await activitiesOf(player.id)).toEqual([])
})

test.each<[string, object, number, RefusalCode, string]>([
  ['no user id', { userId: undefined }, 400, 'invalid', 'User Id is required Please signin'],
  ['no product id', { productId: undefined }, 400, 'invalid', 'Product ID is required'],
  ['an unknown product', { productId: 'nfa-of-nowhere' }, 404, 'not_found', 'Product not found'],
  ['another currency', { currency: 'eur' }, 400, 'invalid', 'Payments are made in US dollars'],
  [
    'a lower amount',
    { amount: 124_999 },
    400,
    'price_changed',
    'The amount does not match the price of this item',
  ],
  [
    'a part of a cent',
    { amount: 125_000.5 },
    400,
    'invalid',
    'The amount does not match the price of this item',
  ],
  ['no amount', { amount: undefined }, 400, 'invalid', 'The amount does not match the price of this item'],
  ['no title', { gameTitle: undefined }, 400, 'invalid', 'The field gameTitle is missing or not valid'],
])('refuses a payment with %s', async (_case, change, status, code, message) => {
  const { player, token } = await signUpPlayer(server)
  const response = await pay({ ...kestrelOrder(player.id), ...change }, bearer(token))
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual(refused(code, message))
  expect(await paymentsOf(player.id)).toEqual([])
})

test.each([
  ['nobody', 401, 'unauthorized', 'User Id is required Please signin'],
  ['another player', 403, 'forbidden', 'This belongs to another user.'],
] as const)('opens no payment for %s who names a player', async (caller, status, code, message) => {
  const [{ player }, other] = [await signUpPlayer(server), await signUpPlayer(server)]
  const [before, asked] = [server.provider.opened.length, server.provider.reads]
  const { clientSecret } = (await pay(kestrelOrder(player.id))).json<{ clientSecret: string }>()
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(player.id),
    ...(caller === 'another player' && { headers: bearer(other.token) }),
  })
  expect([response.statusCode, response.json()]).toEqual([status, refused(code, message)])
  expect(response.body).not.toContain(clientSecret)
  expect([server.provider.opened.length, server.provider.reads]).toEqual([before + 1, asked])
  expect(await paymentsOf(player.id)).toEqual([['open', 125_000]])
})

test('answers the same open payment to the same key, another one or none', async () => {
  const { player } = await signUpPlayer(server)
  const secrets = [
    secretOf(await pay(kestrelOrder(player.id), { 'idempotency-key': 'one' })),
    secretOf(await pay(kestrelOrder(player.id), { 'idempotency-key': 'one' })),
    secretOf(await pay(kestrelOrder(player.id), { 'idempotency-key': 'two' })),
    secretOf(await pay(kestrelOrder(player.id))),
  ]
  expect(new Set(secrets).size).toBe(1)
  expect(await paymentsOf(player.id)).toEqual([['open', 125_000]])
})

test.each([1, 2, 3, 4])('opens one payment for simultaneous calls (try %i)', async () => {
  const { player } = await signUpPlayer(server)
  const before = server.provider.opened.length
  const keys = ['a', 'a', 'a', 'b', 'c', 'd', 'e', 'f']
  // Opens one connection per call, or the calls would wait for each other.
  await Promise.all(keys.map(() => server.app.inject('/api/health')))
  const answers = await Promise.all(
    keys.map((key) => pay(kestrelOrder(player.id), { 'idempotency-key': key })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(keys.map(() => 200))
  expect(new Set(answers.map(secretOf)).size).toBe(1)
  expect(server.provider.opened.length - before).toBe(1)
})

test('refuses a key that was sent with another item', async () => {
  const { player } = await signUpPlayer(server)
  await pay(kestrelOrder(player.id), { 'idempotency-key': 'attempt' })
  const response = await pay(
    { ...kestrelOrder(player.id), amount: 420_000, productId: 'land-caldera-ridge' },
    { 'idempotency-key': 'attempt' },
  )
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(
    refused('payment_for_other_item', 'This payment was started for another item'),
  )
})

test('separates the keys of two players', async () => {
  const [buyer, other] = [await signUpPlayer(server), await signUpPlayer(server)]
  await pay(kestrelOrder(buyer.player.id), { 'idempotency-key': 'shared' })
  const response = await pay(
    { ...kestrelOrder(other.player.id), amount: 420_000, productId: 'land-caldera-ridge' },
    { 'idempotency-key': 'shared' },
  )
  expect(response.statusCode).toBe(200)
})

test('accepts one payment for an item', async () => {
  const { player } = await signUpPlayer(server)
  await server.onPaymentChange(await payForKestrel(server, player.id))
  const response = await pay(kestrelOrder(player.id))
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(refused('already_owned', 'Sorry you have already purchased it'))
})

test('records an open payment that succeeded unnoticed instead of answering it again', async () => {
  const { player } = await signUpPlayer(server)
  await payForKestrel(server, player.id)
  const response = await pay(kestrelOrder(player.id))
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(refused('already_owned', 'Sorry you have already purchased it'))
  expect(await purchasesOf(player.id)).toHaveLength(1)
})

test('opens a new payment after the provider canceled the last', async () => {
  const { player } = await signUpPlayer(server)
  const first = secretOf(await pay(kestrelOrder(player.id), { 'idempotency-key': 'again' }))
  server.provider.change(idOf(first), { status: 'canceled' })
  const second = secretOf(await pay(kestrelOrder(player.id), { 'idempotency-key': 'again' }))
  expect(second).not.toBe(first)
  expect(await paymentsOf(player.id)).toEqual([
    ['canceled', 125_000],
    ['open', 125_000],
  ])
})

test('cancels an open payment of an older price at the provider first', async () => {
  const { player } = await signUpPlayer(server)
  const first = idOf(secretOf(await pay(kestrelOrder(player.id))))
  await setPrice(99_900)
  const second = idOf(secretOf(await pay({ ...kestrelOrder(player.id), amount: 99_900 })))
  expect((await server.provider.read(first))?.status).toBe('canceled')
  expect((await server.provider.read(second))?.amountCents).toBe(99_900)
  expect(await paymentsOf(player.id)).toEqual([
    ['canceled', 125_000],
    ['open', 99_900],
  ])
})

test('cancels a payment of an older price when its player asks, and records one that was paid before', async () => {
  for (const paid of [false, true]) {
    const { player, token } = await signUpPlayer(server)
    const first = idOf(secretOf(await pay(kestrelOrder(player.id))))
    await setPrice(148_100)
    if (paid) server.provider.change(first, { status: 'succeeded' })
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/game/create',
      headers: bearer(token),
      payload: { userId: player.id, productId },
    })
    expect(response.json()).toEqual({ success: true, exist: paid ? 'yes' : 'no' })
    expect((await server.provider.read(first))?.status).toBe(paid ? 'succeeded' : 'canceled')
    expect(await paymentsOf(player.id)).toEqual([[paid ? 'succeeded' : 'canceled', 125_000]])
    const old = await pay(kestrelOrder(player.id))
    expect([old.statusCode, old.json().code]).toEqual([400, 'price_changed'])
    await setPrice(125_000)
  }
})

test('opens no new payment while a bank processes one, and says so in the check', async () => {
  const { player, token } = await signUpPlayer(server)
  const first = idOf(secretOf(await pay(kestrelOrder(player.id))))
  server.provider.processing.add(first)
  const check = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/game/create',
      headers: bearer(token),
      payload: { userId: player.id, productId },
    })
  for (const response of [await pay(kestrelOrder(player.id)), await check()]) {
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual(
      refused('payment_processing', 'A payment for this item is still being processed'),
    )
  }
  server.provider.processing.delete(first)
  server.provider.change(first, { status: 'succeeded' })
  expect((await check()).json()).toEqual({ success: true, exist: 'yes' })
})

test('forgets the keys of attempts that ended long ago', async () => {
  const { player } = await signUpPlayer(server)
  await server.db.insert(paymentKeys).values({
    playerId: player.id,
    key: 'of-last-year',
    itemId: productId,
    createdAt: sql`now() - interval '31 days'`,
  })
  await pay(kestrelOrder(player.id), { 'idempotency-key': 'of-today' })
  const stored = await server.db.select().from(paymentKeys).where(eq(paymentKeys.playerId, player.id))
  expect(stored.map(({ key }) => key)).toEqual(['of-today'])
})

test('waits for a payment of an older price that a bank processes', async () => {
  const { player } = await signUpPlayer(server)
  const first = idOf(secretOf(await pay(kestrelOrder(player.id))))
  server.provider.processing.add(first)
  await setPrice(99_900)
  const response = await pay({ ...kestrelOrder(player.id), amount: 99_900 })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(
    refused('payment_processing', 'A payment for this item is still being processed'),
  )
})

test('names an unreachable provider with the card payment page’s message, and serves the next call', async () => {
  const { player } = await signUpPlayer(server)
  server.provider.failing = true
  const response = await pay(kestrelOrder(player.id), { 'idempotency-key': 'patient' })
  server.provider.failing = false
  expect(response.statusCode).toBe(502)
  expect(response.json()).toEqual(refused('intent_failed', 'Failed to create payment intent'))
  expect((await pay(kestrelOrder(player.id), { 'idempotency-key': 'patient' })).statusCode).toBe(200)
})

test('ignores a payment of a provider that is no longer in use', async () => {
  const { player } = await signUpPlayer(server)
  await server.db.insert(payments).values({
    provider: 'stripe',
    providerId: 'pi_old',
    playerId: player.id,
    itemId: productId,
    amountCents: 125_000,
    currency: 'usd',
  })
  expect((await pay(kestrelOrder(player.id))).statusCode).toBe(200)
  expect(await paymentsOf(player.id)).toEqual([
    ['canceled', 125_000],
    ['open', 125_000],
  ])
})

test('records one purchase and one activity for a success that is reported many times at once', async () => {
  const { player } = await signUpPlayer(server)
  const id = await payForKestrel(server, player.id)
  await Promise.all([1, 2, 3, 4].map(() => server.onPaymentChange(id)))
  await server.onPaymentChange(id)
  const [purchase, ...more] = await purchasesOf(player.id)
  expect(more).toEqual([])
  expect(purchase?.amountCents).toBe(125_000)
  expect(await activitiesOf(player.id)).toHaveLength(1)
  expect(server.logged).toEqual([])
})

test('opens no second payment for a call during the success', async () => {
  const { player } = await signUpPlayer(server)
  const id = await payForKestrel(server, player.id)
  const [response] = await Promise.all([
    pay(kestrelOrder(player.id)),
    server.onPaymentChange(id),
    pay(kestrelOrder(player.id)),
  ])
  expect(response.statusCode).toBe(409)
  expect(await paymentsOf(player.id)).toEqual([['succeeded', 125_000]])
})

test.each([
  ['amount', { amountCents: 1 }],
  ['currency', { currency: 'jpy' }],
])('records no purchase for a success with another %s, and refunds it', async (_case, change) => {
  const { player } = await signUpPlayer(server)
  const id = await payForKestrel(server, player.id)
  server.provider.change(id, change)
  await server.onPaymentChange(id)
  expect(await purchasesOf(player.id)).toEqual([])
  expect((await server.provider.read(id))?.status).toBe('refunded')
  expect(await activitiesOf(player.id)).toEqual([])
  expect(server.logged.join('')).toContain('A payment succeeded with another amount than asked for')
})

test('records the purchase when money arrives for a payment that was given up here', async () => {
  const { player } = await signUpPlayer(server)
  const id = await payForKestrel(server, player.id)
  await server.db.update(payments).set({ status: 'canceled' }).where(eq(payments.providerId, id))
  await server.onPaymentChange(id)
  expect(await purchasesOf(player.id)).toHaveLength(1)
})

test('records one purchase of an item that was paid twice, and refunds the second payment once', async () => {
  const { player } = await signUpPlayer(server)
  const first = await payForKestrel(server, player.id)
  await server.db.update(payments).set({ status: 'canceled' }).where(eq(payments.providerId, first))
  await server.onPaymentChange(await payForKestrel(server, player.id))
  await server.onPaymentChange(first)
  expect(await purchasesOf(player.id)).toHaveLength(1)
  expect((await server.provider.read(first))?.status).toBe('refunded')
  await server.onPaymentChange(first)
  expect((await activitiesOf(player.id)).map(({ type }) => type)).toEqual(['Purchase'])
  expect(server.logged.join('')).toContain('An item was paid for twice')
})

test('takes back a refunded purchase, sells the item again, and shows no activity of it', async () => {
  const { player } = await signUpPlayer(server)
  const id = await payForKestrel(server, player.id)
  await server.onPaymentChange(id)
  server.provider.change(id, { status: 'refunded' })
  await Promise.all([server.onPaymentChange(id), server.onPaymentChange(id)])
  expect(await purchasesOf(player.id)).toEqual([])
  expect(await activitiesOf(player.id)).toEqual([])
  const market = await server.app.inject('/api/v1/activity/getActivity')
  expect(market.body).not.toContain('Refund')
  expect((await pay(kestrelOrder(player.id))).statusCode).toBe(200)
})

test('replaces a payment that the provider does not know', async () => {
  const { player } = await signUpPlayer(server)
  await pay(kestrelOrder(player.id))
  server.provider.ofOtherAccount = true
  onTestFinished(() => {
    server.provider.ofOtherAccount = false
  })
  expect((await pay(kestrelOrder(player.id))).statusCode).toBe(200)
  expect((await paymentsOf(player.id)).map(([status]) => status)).toEqual(['canceled', 'open'])
})

test('asks about ten pending payments for a history, and gives up those of the day before', async () => {
  const { player, token } = await signUpPlayer(server)
  const rows = await server.db.select({ id: items.id, amountCents: items.priceCents }).from(items).limit(12)
  for (const [index, { id, amountCents }] of rows.entries()) {
    const { id: providerId } = await server.provider.open({
      amountCents,
      currency: 'usd',
      description: '',
      idempotencyKey: crypto.randomUUID(),
      metadata: { userId: player.id, productId: id },
    })
    await server.db.insert(payments).values({
      provider: 'sandbox',
      providerId,
      playerId: player.id,
      itemId: id,
      amountCents,
      currency: 'usd',
      createdAt: new Date(Date.now() - (index < 4 ? 0 : 25 * 60 * 60 * 1000)),
    })
  }
  server.provider.reads = 0
  await server.app.inject({ url: `/api/v1/history/history/${player.id}`, headers: bearer(token) })
  expect(server.provider.reads).toBe(10)
  const statuses = (await paymentsOf(player.id)).map(([status]) => status)
  expect(statuses.filter((status) => status === 'canceled')).toHaveLength(6)
})

test.each([0, 25])(
  'answers history and purchase check while the provider hangs over a payment of %i hours ago',
  async (hours) => {
    const { player, token } = await signUpPlayer(server)
    await payForKestrel(server, player.id)
    const createdAt = new Date(Date.now() - hours * 60 * 60 * 1000)
    await server.db.update(payments).set({ createdAt }).where(eq(payments.playerId, player.id))
    server.provider.hanging = true
    onTestFinished(() => {
      server.provider.hanging = false
    })
    const headers = bearer(token)
    const [history, check] = await Promise.all([
      server.app.inject({ url: `/api/v1/history/history/${player.id}`, headers }),
      server.app.inject({
        method: 'POST',
        url: '/api/v1/game/create',
        headers,
        payload: { userId: player.id, productId },
      }),
    ])
    expect([history.statusCode, check.json()]).toEqual([200, { success: true, exist: 'no' }])
  },
)

test('ignores the success of a payment that is not ours', async () => {
  await server.onPaymentChange('pi_of_somebody_else')
  expect(server.logged).toEqual([])
})

test('lets a player open forty payments within ten minutes', async () => {
  const { player } = await signUpPlayer(server)
  const open = async () => (await pay(kestrelOrder(player.id))).statusCode
  for (let opened = 0; opened < 40; opened += 1) expect(await open()).toBe(200)
  expect(await open()).toBe(429)
})
