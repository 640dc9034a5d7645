import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  asPlayer,
  bearer,
  kestrelCardOrder,
  kestrelOrder,
  openTestApp,
  refused,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { createStripeCards } from './stripe.provider.ts'

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
  latest_charge?: { object: 'charge'; refunded: boolean }
}

/** Stripe accepts calls, but answers none of them. */
let silent = false

/** Refuses every call, or the calls of one action. */
let refusing: { status: number; error: object; action?: string } | undefined

/** Stripe's payment intents on a local port, as far as the server uses them. */
const intents = new Map<string, Intent>()
const confirmations: { key: string; fields: Record<string, string> }[] = []
const stripe: Server = createServer((request, response) => {
  let sent = ''
  request.on('data', (chunk: Buffer) => (sent += chunk.toString()))
  request.on('end', () => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (silent) return
    const [, , resource, id, action] = (request.url ?? '').split(/[/?]/)
    if (refusing && (refusing.action === undefined || refusing.action === action))
      return answer(refusing.status, { error: refusing.error })
    if (request.headers.authorization !== 'Bearer sk_test_of_this_test') return answer(401, { error: {} })
    if (resource === 'refunds') {
      const paid = intents.get(new URLSearchParams(sent).get('payment_intent') ?? '')
      if (!paid || paid.latest_charge?.refunded)
        return answer(400, { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } })
      paid.latest_charge = { object: 'charge', refunded: true }
      return answer(200, { object: 'refund' })
    }
    if (id === undefined) {
      const fields = new URLSearchParams(sent)
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
      }
      intents.set(made.id, made)
      return answer(200, made)
    }
    const intent = intents.get(id)
    if (!intent) return answer(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } })
    if (action === 'confirm') {
      if (intent.status === 'succeeded') {
        return answer(400, {
          error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
        })
      }
      const fields = new URLSearchParams(sent)
      confirmations.push({
        key: String(request.headers['idempotency-key']),
        fields: Object.fromEntries(fields),
      })
      switch (fields.get('payment_method')) {
        case 'pm_card_visa':
          intent.status = 'succeeded'
          return answer(200, intent)
        case 'pm_card_authenticationRequired':
          intent.status = 'requires_action'
          return answer(200, intent)
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
    return answer(200, intent)
  })
})

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
    api: { host: '127.0.0.1', port, protocol: 'http' },
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

test('accepts and ignores events of other kinds', async () => {
  const payload = JSON.stringify({
    id: 'evt_2',
    object: 'event',
    type: 'charge.updated',
    data: { object: { id: 'ch_1' } },
  })
  expect((await webhook(payload, signed(payload))).statusCode).toBe(200)
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

test('refuses a signed event of another shape', async () => {
  expect((await webhook('{}', signed('{}'))).statusCode).toBe(400)
})

test('takes an item back after Stripe refunded it', async () => {
  const { intent, ...player } = await openPayment()
  intent.status = 'succeeded'
  expect(await exists(player)).toBe('yes')
  intent.latest_charge = { object: 'charge', refunded: true }
  const payload = JSON.stringify({
    id: 'evt_3',
    object: 'event',
    type: 'charge.refunded',
    data: { object: { id: 'ch_1', payment_intent: intent.id } },
  })
  expect((await webhook(payload, signed(payload))).statusCode).toBe(200)
  expect(await exists(player)).toBe('no')
})

test('refunds a payment of another sum at Stripe, once', async () => {
  const { intent } = await openPayment()
  Object.assign(intent, { status: 'succeeded', amount: 1 })
  const payload = eventOf(intent)
  for (let time = 0; time < 2; time += 1) {
    expect((await webhook(payload, signed(payload))).statusCode).toBe(200)
  }
  expect(intent.latest_charge?.refunded).toBe(true)
  await cards.provider.refund(intent.id)
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
  expect((await cards.provider.charge(intent.id, 'pm_other')).payment.status).toBe('succeeded')
  expect(confirmations).toEqual([])
})
