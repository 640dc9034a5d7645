import { expect, test } from 'vitest'
import { connectCardProvider } from './card-provider.ts'

const secret = 'pi_1_secret_2'
const card = { number: '4242424242424242', expiry: '1234', cvc: '123' }
const returnUrl = 'https://meridian.example/dashboard?amount=120.5'
const bankReturn = 'https://meridian.example/dashboard'
const intent = (status: string) => ({ payment_intent: { id: 'pi_1', status } })
const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } }
const unexpected = { error: { type: 'invalid_request_error', code: 'unexpected_state', message: 'It is.' } }

/** Connects to a server that gives one answer; no answer is a lost line. */
function connect(answer?: object | null, status = 200) {
  const requests: [string, unknown][] = []
  const left: string[] = []
  const provider = connectCardProvider({
    apiBase: '',
    bankReturn,
    request: async (url, { body }) => {
      requests.push([url, typeof body === 'string' ? JSON.parse(body) : body])
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return Response.json(answer, { status })
    },
    navigate: (url) => left.push(url),
  })
  return { provider, requests, left }
}

const bankPage = (returnTo: string) =>
  `/sandbox/bank?${new URLSearchParams({ client_secret: secret, return_url: returnTo })}`

test('charges a card and leaves for the shop, with what Stripe adds to the address', async () => {
  const { provider, requests, left } = connect(intent('succeeded'))
  expect(await provider.confirm(secret, card, returnUrl)).toEqual({ status: 'redirecting' })
  expect(requests).toEqual([['/api/sandbox/payment-intents/confirm', { client_secret: secret, card }]])
  expect(left).toEqual([
    `${returnUrl}&payment_intent=pi_1&payment_intent_client_secret=${secret}&redirect_status=succeeded`,
  ])
})

test('leaves for the bank that asks, with the address to return to', async () => {
  const { provider, left } = connect(intent('requires_action'))
  expect(await provider.confirm(secret, card, returnUrl)).toEqual({ status: 'redirecting' })
  expect(left).toEqual([bankPage(returnUrl)])
})

test.each<[string, object, object]>([
  ['a declined card', declined, { status: 'failed', message: 'Your card was declined.' }],
  ['a refusal for developers', unexpected, { status: 'failed', message: undefined }],
  ['a payment that was charged before', { ...unexpected, ...intent('succeeded') }, { status: 'paid' }],
])('stays on the page after %s', async (_, answer, expected) => {
  const { provider, left } = connect(answer, 402)
  expect(await provider.confirm(secret, card, returnUrl)).toEqual(expected)
  expect(left).toEqual([])
})

test.each<[string, Parameters<typeof connect>]>([
  ['the line is lost', []],
  ['the answer is empty', [null]],
  ['a server without the sandbox answers', [{ success: false, error: 'Not found' }, 404]],
  ['the answer names no payment', [{}]],
])('does not know whether a card was charged when %s', async (_, answer) => {
  await expect(connect(...answer).provider.confirm(secret, card, returnUrl)).rejects.toBeInstanceOf(Error)
  await expect(connect(...answer).provider.readOutcome(secret)).rejects.toBeInstanceOf(Error)
})

test.each<[string, Parameters<typeof connect>, object]>([
  ['an accepted card', [{ id: 'pm_1' }], { status: 'made', paymentMethodId: 'pm_1' }],
  ['a refused card', [declined, 402], { status: 'refused', message: 'Your card was declined.' }],
  ['a lost line, which charges nothing', [], { status: 'refused' }],
])('answers to %s', async (_, answer, expected) => {
  expect(await connect(...answer).provider.createMethod(card)).toEqual(expected)
})

test.each<[string, object]>([
  ['succeeded', { status: 'paid' }],
  ['requires_action', { status: 'unpaid' }],
  ['requires_payment_method', { status: 'unpaid' }],
])('reads the outcome of a payment that is %s', async (status, outcome) => {
  const { provider, requests } = connect(intent(status))
  expect(await provider.readOutcome(secret)).toEqual(outcome)
  expect(requests).toEqual([[`/api/sandbox/payment-intents?client_secret=${secret}`, undefined]])
})

test.each<[string, object]>([
  ['succeeded', { status: 'paid' }],
  ['requires_payment_method', { status: 'failed' }],
])('asks no bank about a payment that is %s', async (status, answer) => {
  expect(await connect(intent(status)).provider.askBank(secret)).toEqual(answer)
})

test('leaves for the bank about a payment that our server has confirmed', async () => {
  const left = await new Promise((navigate) => {
    const provider = connectCardProvider({
      apiBase: '',
      bankReturn,
      request: async () => Response.json(intent('requires_action')),
      navigate,
    })
    void provider.askBank(secret)
  })
  expect(left).toBe(bankPage(bankReturn))
})
