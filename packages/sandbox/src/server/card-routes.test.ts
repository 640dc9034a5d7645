import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSandbox, type SandboxPayment } from './sandbox.ts'
import { openSandboxStorage } from './storage.ts'

const card = (number: string) => ({ number, expiry: '12/30', cvc: '123' })
const pays = card('4242 4242 4242 4242')
const declined = card('4000 0000 0000 0002')
const actionCard = card('4000 0000 0000 3155')
const returnUrl = 'http://localhost:2117/dashboard?amount=120.5'

const onPaymentChange = vi.fn<(intentId: string) => Promise<void>>()
const { cards, plugin } = createSandbox({
  storage: openSandboxStorage(':memory:'),
  services: ['cards'],
  now: () => Date.UTC(2026, 7, 15),
})
let app: FastifyInstance
let payment: SandboxPayment
let orders = 0

beforeAll(async () => {
  app = fastify()
  await app.register(plugin, { onPaymentChange })
})

afterAll(() => app.close())

beforeEach(async () => {
  onPaymentChange.mockReset().mockResolvedValue()
  payment = await cards.open(order())
})

function order() {
  orders += 1
  return {
    amountCents: 12050,
    currency: 'usd',
    description: 'Void <Runner>',
    idempotencyKey: `key-${orders}`,
    metadata: { userId: 'user-1', productId: 'nfa-1' },
  }
}

const post = (url: string, body: object) => app.inject({ method: 'POST', url, payload: body })

const confirm = (body: object) =>
  post('/api/sandbox/payment-intents/confirm', { client_secret: payment.clientSecret, ...body })

const bankAddress = (parameters: Record<string, string>) =>
  `/sandbox/bank?${new URLSearchParams(parameters).toString()}`

const answerBank = (parameters: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/bank',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_secret: payment.clientSecret,
      return_url: returnUrl,
      ...parameters,
    }).toString(),
  })

const returned = (status: string) =>
  `${returnUrl}&payment_intent=${payment.id}&payment_intent_client_secret=${payment.clientSecret}&redirect_status=${status}`

describe('the provider', () => {
  test('opens, reads and cancels a payment', async () => {
    expect(payment).toEqual({
      id: expect.stringMatching(/^pi_sandbox_/),
      clientSecret: expect.stringMatching(new RegExp(`^${payment.id}_secret_`)),
      amountCents: 12050,
      currency: 'usd',
      status: 'open',
    })
    expect(await cards.read(payment.id)).toEqual(payment)
    expect(await cards.cancel(payment.id)).toEqual({ ...payment, status: 'canceled' })
    expect((await confirm({ card: pays })).json().error.code).toBe('payment_intent_unexpected_state')
  })

  test('opens one payment for a key that is sent many times at once', async () => {
    const same = order()
    const opened = await Promise.all([1, 2, 3, 4, 5].map(() => cards.open(same)))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  })

  test('refuses the same key for another amount', async () => {
    const first = order()
    await cards.open(first)
    await expect(cards.open({ ...first, amountCents: 100 })).rejects.toThrow('same parameters')
  })

  test('answers cancel with the paid payment when it was paid meanwhile', async () => {
    await confirm({ card: pays })
    expect((await cards.cancel(payment.id)).status).toBe('succeeded')
  })

  test('refunds a paid payment once, and no other', async () => {
    await expect(cards.refund(payment.id)).rejects.toThrow('can no longer be changed')
    await confirm({ card: pays })
    await cards.refund(payment.id)
    await cards.refund(payment.id)
    expect((await cards.read(payment.id))?.status).toBe('refunded')
  })

  test('answers nothing to read an unknown payment, and an error to change it', async () => {
    expect(await cards.read('pi_nothing')).toBeUndefined()
    await expect(cards.refund('pi_nothing')).rejects.toThrow('No such payment')
    await expect(cards.cancel('pi_nothing')).rejects.toThrow('no such payment')
  })
})

describe('confirming', () => {
  test('pays by 4242, and informs the server before the buyer', async () => {
    const response = await confirm({ card: pays })
    expect(response.statusCode).toBe(200)
    expect(response.json().payment_intent).toEqual(
      expect.objectContaining({ id: payment.id, amount: 12050, currency: 'usd', status: 'succeeded' }),
    )
    expect(onPaymentChange.mock.calls).toEqual([[payment.id]])
  })

  test('charges once for two clicks at the same moment', async () => {
    const responses = await Promise.all([confirm({ card: pays }), confirm({ card: pays })])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    const refused = responses.find(({ statusCode }) => statusCode === 400)?.json()
    expect([refused.error.code, refused.payment_intent.status]).toEqual([
      'payment_intent_unexpected_state',
      'succeeded',
    ])
  })

  test('accepts a good card after a declined one', async () => {
    const response = await confirm({ card: declined })
    expect(response.statusCode).toBe(402)
    expect(response.json().error).toEqual({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    })
    expect(onPaymentChange).not.toHaveBeenCalled()
    expect((await confirm({ card: pays })).statusCode).toBe(200)
  })

  test.each([
    [{ ...pays, number: '4242 4242 4242 4241' }, 'invalid_number', 'Your card number is invalid.'],
    [{ ...pays, expiry: '01/20' }, 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
  ])('refuses %j as %s', async (wrong, code, message) => {
    const response = await confirm({ card: wrong })
    expect(response.statusCode).toBe(402)
    expect(response.json().error).toEqual({ type: 'card_error', code, message })
  })

  test.each([{}, { card: { number: '4242' } }, { card: pays, client_secret: 7 }])(
    'refuses the malformed request %j',
    async (body) => {
      const response = await confirm(body)
      expect([response.statusCode, response.json().error.type]).toEqual([400, 'invalid_request_error'])
    },
  )

  test('refuses an unknown secret', async () => {
    const response = await confirm({ client_secret: 'nothing', card: pays })
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'resource_missing'])
  })

  test('keeps a payment paid when recording fails, and reports it again when it is read', async () => {
    onPaymentChange.mockRejectedValueOnce(new Error('the database is away'))
    expect((await confirm({ card: pays })).statusCode).toBe(200)
    const url = `/api/sandbox/payment-intents?client_secret=${payment.clientSecret}`
    const read = await app.inject(url)
    expect(read.json().payment_intent.status).toBe('succeeded')
    expect(onPaymentChange.mock.calls).toEqual([[payment.id], [payment.id]])
  })
})

describe('reading', () => {
  test('answers the payment to its secret', async () => {
    const response = await app.inject(`/api/sandbox/payment-intents?client_secret=${payment.clientSecret}`)
    expect(response.json().payment_intent.status).toBe('requires_payment_method')
  })

  test.each([
    ['?client_secret=nothing', 404],
    ['', 400],
  ])('refuses %j', async (query, status) => {
    expect((await app.inject(`/api/sandbox/payment-intents${query}`)).statusCode).toBe(status)
  })
})

describe('payment methods', () => {
  test('stores the outcome of a card and no other data of it', async () => {
    const response = await post('/api/sandbox/payment-methods', { card: declined })
    expect(response.json()).toEqual({ id: expect.stringMatching(/^pm_sandbox_declined_/) })
    const paid = await confirm({ payment_method: response.json().id })
    expect(paid.json().error.code).toBe('card_declined')
  })

  test('makes no payment method of a wrong card', async () => {
    const response = await post('/api/sandbox/payment-methods', { card: { ...pays, cvc: '' } })
    expect([response.statusCode, response.json().error.code]).toEqual([402, 'incomplete_cvc'])
  })
})

describe("the bank's page", () => {
  const question = () => bankAddress({ client_secret: payment.clientSecret, return_url: returnUrl })

  test('names the amount, runs no script and offers both answers', async () => {
    await confirm({ card: actionCard })
    expect(onPaymentChange).not.toHaveBeenCalled()
    const page = await app.inject(question())
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("form-action 'self' http://localhost:2117;")
    expect(page.body).toContain('<dd>$120.5</dd>')
    expect(page.body).toContain('Void &lt;Runner&gt;')
    expect(page.body).toContain('>Approve</button>')
    expect(page.body).toContain('>Decline</button>')
    expect(page.body).not.toContain('<script')
  })

  test('pays on approval, informs the server and leads back', async () => {
    await confirm({ card: actionCard })
    const response = await answerBank({ answer: 'approve' })
    expect([response.statusCode, response.headers.location]).toEqual([303, returned('succeeded')])
    expect(onPaymentChange.mock.calls).toEqual([[payment.id]])
    const again = await answerBank({ answer: 'approve' })
    expect(again.headers.location).toBe(returned('succeeded'))
  })

  test('leads back as failed after a refusal, and leaves the payment open', async () => {
    await confirm({ card: actionCard })
    const response = await answerBank({ answer: 'decline' })
    expect([response.statusCode, response.headers.location]).toEqual([303, returned('failed')])
    expect(onPaymentChange).not.toHaveBeenCalled()
    expect((await cards.read(payment.id))?.status).toBe('open')
  })

  test('leads straight back from a payment that no longer asks', async () => {
    await confirm({ card: pays })
    const page = await app.inject(question())
    expect([page.statusCode, page.headers.location]).toEqual([303, returned('succeeded')])
  })

  test.each([
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '//localhost/',
    '/dashboard',
    'http://user@localhost/',
    'http://localhost.example/',
    '',
  ])('never leads to %j', async (address) => {
    await confirm({ card: actionCard })
    const parameters = { client_secret: payment.clientSecret, return_url: address }
    expect((await app.inject(bankAddress(parameters))).statusCode).toBe(400)
    expect((await answerBank({ return_url: address, answer: 'approve' })).statusCode).toBe(400)
    expect((await cards.read(payment.id))?.status).toBe('open')
  })

  test('leads to the host that the request came to', async () => {
    await confirm({ card: actionCard })
    const parameters = { client_secret: payment.clientSecret, return_url: 'https://shop.local/dashboard' }
    const page = await app.inject({ url: bankAddress(parameters), headers: { host: 'shop.local' } })
    expect(page.statusCode).toBe(200)
  })

  test('refuses an unknown payment or answer', async () => {
    const unknown = bankAddress({ client_secret: 'nothing', return_url: returnUrl })
    expect((await app.inject(unknown)).statusCode).toBe(404)
    expect((await answerBank({ client_secret: 'nothing', answer: 'approve' })).statusCode).toBe(404)
    expect((await answerBank({ answer: 'perhaps' })).statusCode).toBe(400)
  })
})
