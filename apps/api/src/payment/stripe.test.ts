import { readHistory, readPlayerActivities } from '@meridian-2117/contract'
import { eq, notInArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  asPlayer,
  bearer,
  kestrelCardOrder,
  kestrelOrder,
  openTestApp,
  refused,
  signUpPlayer,
  valueOf,
  type TestApp,
} from '../../test/open-test-app.ts'
import { payments, purchases, rateLimits } from '../database/schema.ts'
import { createPaymentService, paymentAlerts } from './payment.service.ts'
import { stripeEvents } from './stripe-events.ts'
import { createStripeCards, refusedSignatures } from './stripe.provider.ts'

const webhookSecret = 'whsec_of_this_test'

interface Intent {
  id: string
  object: 'payment_intent'
  client_secret: string
  amount: number
  currency: string
  status: string
  key: string
  metadata: string | null
  refunds: { object: 'refund'; id: string; amount: number; status: string }[]
  disputes: { object: 'dispute'; id: string; status: string }[]
  receipt_email: string | null
}

/** Stripe accepts calls, but answers none of them. */
let silent = false

/** Refuses every call, or the calls of one action, such as `confirm`, or of one resource, such as `refunds`. */
let refusing: { status: number; error: object; action?: string } | undefined

/** Stripe fails all that comes after a confirmation. */
let failsAfterConfirmation = false

/** A new refund has this status. */
let refundStatus = 'succeeded'
const refundKeys: string[] = []

/** Stripe repeats its answer, also a refusal, to a call with the same key for a day. */
const answered = new Map<string, { status: number; body: object }>()
const isRepeated = (status: number) => ![401, 403, 409, 429].includes(status)

/**
 * Returns a payment as Stripe sends it. Its charge comes as an id unless the caller expands it, and with the ten newest
 * refunds.
 */
function sent({ refunds, disputes, ...intent }: Intent, isExpanded: boolean) {
  if (intent.status !== 'succeeded') return intent
  const id = `ch_${intent.id}`
  const charge = {
    id,
    object: 'charge',
    disputed: disputes.length > 0,
    amount_refunded: refundedOf(refunds),
    refunds: { object: 'list', data: refunds.toReversed().slice(0, 10), has_more: refunds.length > 10 },
  }
  return { ...intent, latest_charge: isExpanded ? charge : id }
}

/** Stripe's payment intents on a local port, as far as the server uses them. */
const intents = new Map<string, Intent>()
const confirmations: { key: string; fields: Record<string, string> }[] = []
const stripe: Server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const key = request.headers['idempotency-key']
    const answer = (status: number, answerBody: object) => {
      if (typeof key === 'string' && isRepeated(status)) answered.set(key, { status, body: answerBody })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answerBody))
    }
    if (silent) return
    const url = new URL(request.url ?? '', 'http://stripe.test')
    const fields = new URLSearchParams(body)
    const [, , resource, id, action] = url.pathname.split('/')
    if (request.headers.authorization !== 'Bearer sk_test_of_this_test') return answer(401, { error: {} })
    if (resource === 'refunds') refundKeys.push(String(key))
    const earlier = typeof key === 'string' ? answered.get(key) : undefined
    if (earlier) return answer(earlier.status, earlier.body)
    if (refusing && [undefined, action, resource].includes(refusing.action))
      return answer(refusing.status, { error: refusing.error })
    if (resource === 'refunds') {
      const paid = intents.get(fields.get('payment_intent') ?? '')
      const left = paid && paid.amount - refundedOf(paid.refunds)
      if (!left)
        return answer(400, { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } })
      return answer(200, addRefund(paid, { amount: left, status: refundStatus }))
    }
    if (resource === 'disputes') {
      const disputes = intents.get(url.searchParams.get('payment_intent') ?? '')?.disputes
      return answer(200, { object: 'list', data: disputes })
    }
    if (id === undefined) {
      const made: Intent = {
        id: `pi_${randomUUID()}`,
        object: 'payment_intent',
        client_secret: `secret_${randomUUID()}`,
        amount: Number(fields.get('amount')),
        currency: fields.get('currency') ?? '',
        status:
          fields.get('automatic_payment_methods[enabled]') === 'true' ? 'requires_payment_method' : 'broken',
        key: String(request.headers['idempotency-key']),
        metadata: fields.get('metadata[productId]'),
        refunds: [],
        disputes: [],
        receipt_email: fields.get('receipt_email'),
      }
      intents.set(made.id, made)
      return answer(200, sent(made, false))
    }
    const intent = intents.get(id)
    if (!intent) return answer(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } })
    if (action === 'confirm') {
      if (!open.includes(intent.status)) {
        return answer(400, {
          error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
        })
      }
      confirmations.push({
        key: String(request.headers['idempotency-key']),
        fields: Object.fromEntries(fields),
      })
      if (failsAfterConfirmation) refusing = { status: 500, error: { type: 'api_error' } }
      switch (fields.get('payment_method')) {
        case 'pm_card_visa':
          intent.status = 'succeeded'
          return answer(200, sent(intent, false))
        case 'pm_card_authenticationRequired':
          intent.status = 'requires_action'
          return answer(200, sent(intent, false))
        case 'pm_card_chargeDeclined':
          return answer(402, {
            error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
          })
        default:
          return answer(400, {
            error: {
              type: 'invalid_request_error',
              code: 'resource_missing',
              message: 'No such PaymentMethod',
            },
          })
      }
    }
    if (action === 'cancel') {
      if (intent.status !== 'requires_payment_method') {
        return answer(400, {
          error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
        })
      }
      intent.status = 'canceled'
    }
    return answer(200, sent(intent, url.search.includes('latest_charge.refunds')))
  })
})

/** Only these can be paid. */
const open = ['requires_payment_method', 'requires_action']

/** Stripe counts a refund from the start, and no more once it has failed. */
const refundedOf = (refunds: Intent['refunds']) =>
  refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0)

/** Adds a refund at Stripe, as the server or an operator makes it. */
function addRefund(intent: Intent, refund: { amount: number; status: string }) {
  const made = { object: 'refund' as const, id: `re_${randomUUID()}`, ...refund }
  intent.refunds.push(made)
  return made
}

let server: TestApp
let cards: ReturnType<typeof createStripeCards>
beforeAll(async () => {
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve))
  const address = stripe.address()
  const port = typeof address === 'object' && address ? address.port : 0
  cards = createStripeCards({
    secretKey: 'sk_test_of_this_test',
    publicUrl: 'https://meridian.test',
    webhookSecret,
    apiUrl: `http://127.0.0.1:${port}`,
  })
  server = await openTestApp({ cards })
})
afterAll(async () => {
  await server.close()
  stripe.closeAllConnections()
  await new Promise((resolve) => stripe.close(resolve))
})

const webhook = (payload: string, signature: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })

const signed = (payload: string, secret = webhookSecret) =>
  new Stripe('sk_test_of_this_test').webhooks.generateTestHeaderString({ payload, secret })

async function openPayment(): Promise<{ intent: Intent; playerId: string; token: string }> {
  const { player, token } = await signUpPlayer(server)
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(player.id),
    headers: asPlayer(player.id),
  })
  const { clientSecret } = response.json<{ clientSecret: string }>()
  const intent = [...intents.values()].find((made) => made.client_secret === clientSecret)
  if (!intent) throw new Error('The answered secret is of no payment at Stripe')
  return { intent, playerId: player.id, token }
}

const exists = async ({ playerId, token }: { playerId: string; token: string }) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/game/create',
    payload: { userId: playerId, productId: 'nfa-kestrel-interceptor' },
    headers: bearer(token),
  })
  return response.json<{ exist: string }>().exist
}

const eventOf = ({ id }: Intent, type = 'payment_intent.succeeded') =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id, object: 'payment_intent' } } })

test('opens a payment intent in cents, with the item in its metadata and a key', async () => {
  const { intent } = await openPayment()
  expect(intent).toEqual({
    ...intent,
    amount: 125_000,
    currency: 'usd',
    status: 'requires_payment_method',
    metadata: 'nfa-kestrel-interceptor',
    // Our own mail is the receipt.
    receipt_email: null,
  })
  expect(intent.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('asks Stripe after a signed event, and records the answer of Stripe', async () => {
  const { intent, ...player } = await openPayment()
  const early = eventOf(intent)
  expect((await webhook(early, signed(early))).statusCode).toBe(200)
  expect(await exists(player)).toBe('no')

  intent.status = 'succeeded'
  const response = await webhook(early, signed(early))
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ received: true })
  expect(
    await server.app
      .inject(`/api/v1/activity/${player.playerId}`)
      .then((answer) => answer.json<{ data: unknown[] }>().data),
  ).toHaveLength(1)
})

test.each([
  ['another secret', (payload: string) => signed(payload, 'whsec_of_somebody_else')],
  ['another body', () => signed('{}')],
  ['no signature', () => ''],
])('refuses an event signed with %s', async (_case, sign) => {
  const { intent } = await openPayment()
  const payload = eventOf(intent)
  const response = await webhook(payload, sign(payload))
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refused('signature_wrong', 'The signature is wrong'))
})

test('counts refused signatures, and warns of them once a minute without the event', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  refusedSignatures.reset()
  server.logged.length = 0
  for (let time = 0; time < 3; time += 1) await webhook('{"of":"a stranger"}', '')
  expect(logsWith('An event with a wrong signature was refused')).toHaveLength(1)
  expect(server.logged.join('')).not.toContain('a stranger')
  expect((await refusedSignatures.get()).values).toEqual([{ labels: {}, value: 3 }])
})

test('accepts either signature while a webhook secret is renewed', async () => {
  const { intent } = await openPayment()
  const payload = eventOf(intent)
  const [current, rotated] = [signed(payload), signed(payload, 'whsec_of_tomorrow')]
  const signatureOf = (header: string) => header.slice(header.indexOf('v1='))
  expect((await webhook(payload, `${current},${signatureOf(rotated)}`)).statusCode).toBe(200)
  const time = current.slice(0, current.indexOf(','))
  expect((await webhook(payload, `${time},${signatureOf(rotated)},${signatureOf(current)}`)).statusCode).toBe(
    200,
  )
})

test('ignores a payment that Stripe does not know, as after a change of keys', async () => {
  expect(await cards.provider.read('pi_of_other_keys')).toBeUndefined()
})

test('gives up a Stripe that does not answer, and asks it again later', async () => {
  const { intent, ...player } = await openPayment()
  silent = true
  expect(await exists(player)).toBe('no')
  await expect(cards.provider.cancel(intent.id, 100)).rejects.toThrow('timeout')
  silent = false
  intent.status = 'succeeded'
  expect(await exists(player)).toBe('yes')
})

test('answers that a payment was paid when it was to be canceled too late', async () => {
  const { intent } = await openPayment()
  intent.status = 'succeeded'
  expect((await cards.provider.cancel(intent.id)).status).toBe('succeeded')
})

test('closes an open payment that is given up', async () => {
  const { intent } = await openPayment()
  expect((await cards.provider.cancel(intent.id)).status).toBe('canceled')
})

const payWith = (playerId: string, paymentMethodId: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/card/pay-with-card',
    payload: kestrelCardOrder(playerId, paymentMethodId),
    headers: asPlayer(playerId),
  })

test('charges each card once to the open payment, with a return address for its bank', async () => {
  const { intent, ...player } = await openPayment()
  confirmations.length = 0
  expect((await payWith(player.playerId, 'pm_card_visa')).json()).toEqual({ success: true })
  expect(confirmations).toEqual([
    {
      key: `${intent.id}:pm_card_visa`,
      fields: {
        payment_method: 'pm_card_visa',
        return_url: 'https://meridian.test/dashboard',
        use_stripe_sdk: 'true',
      },
    },
  ])
  expect(await exists(player)).toBe('yes')
})

test('answers a declined card with Stripe’s message, and leaves the payment open', async () => {
  const { intent, playerId } = await openPayment()
  const response = await payWith(playerId, 'pm_card_chargeDeclined')
  expect([response.statusCode, response.json()]).toEqual([
    402,
    refused('card_declined', 'Your card was declined.'),
  ])
  expect(intent.status).toBe('requires_payment_method')
})

test('declines and counts a card although Stripe says nothing after its answer', async () => {
  const { playerId } = await openPayment()
  failsAfterConfirmation = true
  onTestFinished(() => {
    failsAfterConfirmation = false
  })
  expect((await payWith(playerId, 'pm_card_chargeDeclined')).statusCode).toBe(402)
  const [counted] = await server.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `declines ${playerId}`))
  expect(counted?.count).toBe(1)
})

const notNow = 'This cannot be paid at the moment, and nothing was charged. Please try again later.'

test.each([
  ['a wrong parameter', 400],
  ['a wrong key', 401],
  ['a forbidden call', 403],
])('opens no payment for %s, and logs it as our fault', async (_, status) => {
  server.logged.length = 0
  refusing = { status, error: { type: 'invalid_request_error', message: 'Words for developers' } }
  onTestFinished(() => {
    refusing = undefined
  })
  const { player } = await signUpPlayer(server)
  const response = await payWith(player.id, 'pm_card_visa')
  expect([response.statusCode, response.json()]).toEqual([500, refused('payment_unavailable', notNow)])
  expect(server.logged.join('')).toContain('Words for developers')
})

test.each([
  ['payment methods of other keys', 400, { type: 'invalid_request_error', code: 'resource_missing' }],
  ['a wrong return address', 400, { type: 'invalid_request_error', code: 'url_invalid' }],
  ['too many calls', 429, { type: 'invalid_request_error', code: 'rate_limit' }],
])('charges no card and declines none for %s', async (_, status, fault) => {
  const { intent, playerId } = await openPayment()
  server.logged.length = 0
  refusing = { status, error: { ...fault, message: 'Words for developers' }, action: 'confirm' }
  onTestFinished(() => {
    refusing = undefined
  })
  const response = await payWith(playerId, 'pm_card_visa')
  expect([response.statusCode, response.json()]).toEqual([500, refused('payment_unavailable', notNow)])
  expect(server.logged.join('')).toContain('Words for developers')
  expect(intent.status).toBe('requires_payment_method')
})

test.each(['amount_too_small', 'amount_too_large'])('says that a card cannot pay it: %s', async (code) => {
  refusing = { status: 400, error: { type: 'invalid_request_error', code, message: 'Words for developers' } }
  onTestFinished(() => {
    refusing = undefined
  })
  const { player } = await signUpPlayer(server)
  const response = await payWith(player.id, 'pm_card_visa')
  expect([response.statusCode, response.json()]).toEqual([
    400,
    refused('amount_not_payable', 'The price of this item cannot be paid by card'),
  ])
})

test('hands a card whose bank asks to the browser', async () => {
  const { intent, playerId } = await openPayment()
  const response = await payWith(playerId, 'pm_card_authenticationRequired')
  expect(response.json<{ clientSecret: string }>().clientSecret).toBe(intent.client_secret)
})

test('reports a payment that a bank processes, and repeats no secret of it', async () => {
  const { intent, playerId } = await openPayment()
  intent.status = 'processing'
  confirmations.length = 0
  expect((await payWith(playerId, 'pm_card_visa')).json()).toEqual(
    refused('payment_processing', 'A payment for this item is still being processed'),
  )
  expect(confirmations).toEqual([])
})

test('finds a payment that was paid meanwhile, and charges no other card', async () => {
  const { intent } = await openPayment()
  await cards.provider.charge(intent.id, 'pm_card_visa')
  confirmations.length = 0
  const charged = await cards.provider.charge(intent.id, 'pm_other')
  expect('payment' in charged && charged.payment.status).toBe('succeeded')
  expect(confirmations).toEqual([])
})

/** Sends a signed event about a payment, whose object is another one of Stripe's, with the payment's id or expanded. */
async function send(intent: Intent, type: (typeof stripeEvents)[number], isExpanded = false) {
  const payment = isExpanded ? sent(intent, false) : intent.id
  const object = type.startsWith('payment_intent.')
    ? sent(intent, false)
    : { id: `other_${randomUUID()}`, payment_intent: payment }
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
  expect((await webhook(payload, signed(payload))).statusCode).toBe(200)
}

/** Opens a payment and pays it at Stripe: with the expected sum it becomes a purchase, with another it buys nothing. */
async function pay({ amount = 125_000 } = {}) {
  const { intent, ...player } = await openPayment()
  Object.assign(intent, { status: 'succeeded', amount })
  await send(intent, 'payment_intent.succeeded')
  return { intent, player }
}

/** Returns what the player reads of the payment: in the history, and as types of activities. */
async function readBy({ playerId, token }: { playerId: string; token: string }) {
  const [history, activities] = await Promise.all(
    [`/api/v1/history/history/${playerId}`, `/api/v1/activity/${playerId}`].map((url) =>
      server.app.inject({ url, headers: bearer(token) }),
    ),
  )
  return {
    refunds: valueOf(readHistory, history!.json()).entries.map(({ refund }) => refund),
    types: valueOf(readPlayerActivities, activities!.json()).entries.map(({ type }) => type),
  }
}

/** Runs a sweep of payments whose check is due now. */
async function sweep() {
  await server.db.update(payments).set({ checkAt: sql`now()` })
  const found: string[] = []
  await createPaymentService({
    payments: server.stores.payments,
    provider: cards.provider,
    onMarketChange: () => undefined,
    onPurchase: () => undefined,
    askAgainSeconds: 0,
    log: server.app.log,
    now: Date.now,
  }).sweep(new AbortController().signal, (result) => found.push(result))
  return found
}

const alertsOf = async (alert: string) =>
  (await paymentAlerts.get()).values.find(({ labels }) => labels.alert === alert)?.value ?? 0

const logsWith = (words: string) => server.logged.filter((line) => line.includes(words))

beforeEach(async () => {
  server.logged.length = 0
  refundKeys.length = 0
  refundStatus = 'succeeded'
  refusing = undefined
  // Sweeps find the payments of one test alone.
  await server.db
    .update(payments)
    .set({ status: 'canceled' })
    .where(notInArray(payments.status, ['succeeded']))
})

test.each(
  stripeEvents.flatMap(
    (type) =>
      [
        [type, 'an id', false],
        [type, 'an object', true],
      ] as const,
  ),
)('reads the payment at Stripe after %s with %s', async (type, _, isExpanded) => {
  const { intent, ...player } = await openPayment()
  await send(intent, type, isExpanded)
  expect(await exists(player)).toBe('no')
  intent.status = 'succeeded'
  await send(intent, type, isExpanded)
  expect(await server.db.$count(purchases, eq(purchases.playerId, player.playerId))).toBe(1)
})

test.each([
  ['without an id', 'balance.available', { object: 'balance', available: [] }],
  ['of a future invoice', 'invoice.upcoming', { object: 'invoice', lines: {} }],
  ['of another kind', 'charge.updated', { id: 'ch_1', payment_intent: 'pi_1' }],
  ['of a charge without a payment', 'charge.refunded', { id: 'ch_1', payment_intent: null }],
  ['of a payment of another shop', 'charge.dispute.created', { id: 'du_1', payment_intent: 'pi_elsewhere' }],
  ['without an object', 'v2.core.event', undefined],
])('ignores an event %s', async (_, type, object) => {
  const payload = JSON.stringify({ id: 'evt_2', object: 'event', type, data: { object } })
  expect((await webhook(payload, signed(payload))).statusCode).toBe(200)
  expect(server.logged).toEqual([])
})

test('answers with a failure while Stripe is away, so that Stripe sends the event again', async () => {
  const { intent, ...player } = await openPayment()
  intent.status = 'succeeded'
  refusing = { status: 500, error: { type: 'api_error' } }
  const event = eventOf(intent)
  expect((await webhook(event, signed(event))).statusCode).toBe(500)
  refusing = undefined
  expect((await webhook(event, signed(event))).statusCode).toBe(200)
  expect(await exists(player)).toBe('yes')
})

test('refunds a second payment for an item that the player owns', async () => {
  const { intent, ...player } = await openPayment()
  await server.db.update(payments).set({ status: 'canceled' }).where(eq(payments.providerId, intent.id))
  expect((await payWith(player.playerId, 'pm_card_visa')).json()).toEqual({ success: true })
  intent.status = 'succeeded'
  await send(intent, 'payment_intent.succeeded')
  expect(intent.refunds.map(({ status }) => status)).toEqual(['succeeded'])
  expect(logsWith('An item was paid for twice')).toHaveLength(1)
  expect(await readBy(player)).toEqual({
    refunds: [{ state: 'done', amount: 1250 }, undefined],
    types: ['Purchase'],
  })
})

test('refunds a payment of another sum at Stripe once, however often it is told', async () => {
  const { intent, player } = await pay({ amount: 1 })
  expect(logsWith('A payment succeeded with another amount')).toHaveLength(1)
  await Promise.all([send(intent, 'payment_intent.succeeded'), send(intent, 'charge.refunded')])
  expect(intent.refunds.map(({ status }) => status)).toEqual(['succeeded'])
  expect(await readBy(player)).toEqual({ refunds: [{ state: 'done', amount: 1250 }], types: [] })
})

test.each(['pending', 'requires_action'])(
  'asks Stripe about a refund until it is done: %s',
  async (status) => {
    refundStatus = status
    const { intent, player } = await pay({ amount: 1 })
    const pending = { refunds: [{ state: 'pending', amount: 1250 }], types: [] }
    expect(await readBy(player)).toEqual(pending)
    expect(await sweep()).toEqual(['refundPending'])
    expect(await readBy(player)).toEqual(pending)
    intent.refunds[0]!.status = 'succeeded'
    expect(await sweep()).toEqual(['refunded'])
    expect(await readBy(player)).toEqual({ refunds: [{ state: 'done', amount: 1250 }], types: [] })
    expect(await sweep()).toEqual([])
    expect(refundKeys).toHaveLength(1)
  },
)

test.each(['failed', 'canceled'])('refunds again, with a new key, what has come back: %s', async (status) => {
  const { intent, player } = await pay({ amount: 1 })
  intent.refunds[0]!.status = status
  await Promise.all([send(intent, 'refund.failed'), send(intent, 'refund.failed')])
  await send(intent, 'refund.updated')
  expect(intent.refunds.map((refund) => refund.status)).toEqual([status, 'succeeded'])
  expect(new Set(refundKeys).size).toBe(2)
  expect(logsWith('The bank has sent a refund back')).toHaveLength(1)
  expect((await readBy(player)).refunds).toEqual([{ state: 'done', amount: 1250 }])
})

test('asks with a new key after a refusal, which Stripe repeats for the old key', async () => {
  const refusal = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Not enough' }
  refusing = { status: 400, error: refusal, action: 'refunds' }
  const { intent, player } = await pay({ amount: 1 })
  expect(await readBy(player)).toEqual({ refunds: [{ state: 'due', amount: 1250 }], types: [] })
  expect(logsWith('Not enough')).toHaveLength(1)
  refusing = undefined
  expect(await sweep()).toEqual(['refunded'])
  expect(new Set(refundKeys).size).toBe(2)
  expect(intent.refunds).toHaveLength(1)
})

test.each([
  [429, [['refunded'], []]],
  [401, [['refunded'], []]],
  // Stripe repeats this failure until a day is over.
  [500, [['refundDue'], ['refunded']]],
])('keeps the key while nobody knows whether Stripe has refunded: %i', async (status, found) => {
  refusing = { status, error: {}, action: 'refunds' }
  const { intent, player } = await pay({ amount: 1 })
  for (let time = 0; time < 4; time += 1) expect(await sweep()).toEqual(['refundDue'])
  expect((await readBy(player)).refunds).toEqual([{ state: 'due', amount: 1250 }])
  expect(logsWith('A refund failed, and will be tried again')).toHaveLength(5)
  refusing = undefined
  const today = await sweep()
  answered.clear()
  expect([today, await sweep()]).toEqual(found)
  expect(new Set(refundKeys).size).toBe(1)
  expect(intent.refunds).toHaveLength(1)
})

test('leaves a refund that Stripe refuses three times to a person, and follows that', async () => {
  const before = await alertsOf('refundFailed')
  refundStatus = 'failed'
  const { intent, player } = await pay({ amount: 1 })
  expect(await sweep()).toEqual(['refundDue'])
  expect(await sweep()).toEqual(['refundFailed'])
  expect(await sweep()).toEqual([])
  await send(intent, 'refund.failed')
  expect(refundKeys).toHaveLength(3)
  expect(await readBy(player)).toEqual({
    refunds: [{ state: 'failed', amount: 1250 }],
    types: [],
  })
  expect(logsWith('A refund has failed and needs a person')).toHaveLength(1)
  expect(await alertsOf('refundFailed')).toBe(before + 1)

  addRefund(intent, { amount: 1, status: 'succeeded' })
  await send(intent, 'charge.refunded')
  expect((await readBy(player)).refunds).toEqual([{ state: 'done', amount: 1250 }])
})

test('takes an item back after an operator refunded it, and sells it again', async () => {
  const { intent, player } = await pay()
  addRefund(intent, { amount: 125_000, status: 'pending' })
  await send(intent, 'refund.created')
  expect(await exists(player)).toBe('no')
  expect((await readBy(player)).refunds).toEqual([{ state: 'pending', amount: 1250 }])
  intent.refunds[0]!.status = 'succeeded'
  await send(intent, 'refund.updated')
  // An event that comes late changes nothing.
  await send(intent, 'payment_intent.succeeded')
  expect(await readBy(player)).toEqual({ refunds: [{ state: 'done', amount: 1250 }], types: [] })
  expect((await payWith(player.playerId, 'pm_card_visa')).json()).toEqual({ success: true })
  expect((await readBy(player)).types).toEqual(['Purchase'])
})

test('shows the sum of a partial refund, and leaves the item', async () => {
  const { intent, player } = await pay()
  addRefund(intent, { amount: 10_000, status: 'succeeded' })
  const pending = addRefund(intent, { amount: 5000, status: 'pending' })
  await send(intent, 'charge.refunded')
  expect(await exists(player)).toBe('yes')
  expect(await readBy(player)).toEqual({ refunds: [{ state: 'done', amount: 100 }], types: ['Purchase'] })
  pending.status = 'failed'
  await send(intent, 'refund.failed')
  expect((await readBy(player)).refunds).toEqual([{ state: 'done', amount: 100 }])
  addRefund(intent, { amount: 115_000, status: 'succeeded' })
  await send(intent, 'charge.refunded')
  expect(await exists(player)).toBe('no')
  expect((await readBy(player)).refunds).toEqual([{ state: 'done', amount: 1250 }])
})

test('takes an item back after more partial refunds than Stripe lists', async () => {
  const { intent, player } = await pay()
  for (let part = 0; part < 12; part += 1) addRefund(intent, { amount: 10_000, status: 'succeeded' })
  const last = addRefund(intent, { amount: 5000, status: 'pending' })
  await send(intent, 'charge.refunded')
  expect(await readBy(player)).toEqual({ refunds: [{ state: 'pending', amount: 1250 }], types: [] })
  last.status = 'succeeded'
  await send(intent, 'refund.updated')
  expect((await readBy(player)).refunds).toEqual([{ state: 'done', amount: 1250 }])
})

const openDispute = { object: 'dispute' as const, id: 'du_1', status: 'needs_response' }

test.each([
  ['needs_response', 'won'],
  ['warning_needs_response', 'warning_closed'],
  ['under_review', 'prevented'],
])('reports a dispute once, and changes nothing when it ends well: %s, %s', async (opened, ended) => {
  const before = await alertsOf('disputeOpened')
  const { intent, player } = await pay()
  intent.disputes.push({ ...openDispute, status: opened })
  await send(intent, 'charge.dispute.created')
  await send(intent, 'charge.dispute.created')
  expect(logsWith('A player disputes a payment at the bank')).toHaveLength(1)
  expect(await alertsOf('disputeOpened')).toBe(before + 1)
  intent.disputes[0]!.status = ended
  await send(intent, 'charge.dispute.closed')
  expect(await exists(player)).toBe('yes')
  expect(await readBy(player)).toEqual({ refunds: [undefined], types: ['Purchase'] })
})

test('settles a lost dispute like a refund, and refunds nothing if an appeal wins it', async () => {
  const before = await alertsOf('disputeLost')
  const { intent, player } = await pay()
  intent.disputes.push({ ...openDispute, status: 'lost' })
  await send(intent, 'charge.dispute.closed')
  // The events come in the wrong order.
  await send(intent, 'charge.dispute.created')
  expect(await exists(player)).toBe('no')
  const taken = { refunds: [{ state: 'done', amount: 1250 }], types: [] }
  expect(await readBy(player)).toEqual(taken)
  expect(logsWith('A dispute is lost')).toHaveLength(1)
  expect(await alertsOf('disputeLost')).toBe(before + 1)
  intent.disputes[0]!.status = 'won'
  await send(intent, 'charge.dispute.closed')
  await send(intent, 'charge.dispute.closed')
  expect(await readBy(player)).toEqual(taken)
  expect(refundKeys).toEqual([])
})
