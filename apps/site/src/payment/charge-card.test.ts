import { ApiError, payWithCard, type CardPayment } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { messages } from '@meridian/contract/rules/messages'
import type { PaymentIntent, Stripe, StripeError } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { fakeApi, on } from '../../test/fake-api.ts'
import { askBank, chargeCard } from './charge-card.ts'

const input = {
  amountCents: 125_000,
  item: kestrelInterceptor,
  userId: 'mika',
  email: undefined,
  attempt: 'attempt-1',
  name: 'Mika Vale',
  paymentMethodId: 'pm_1',
}

const charged = (answer: () => CardPayment) => chargeCard(fakeApi(on(payWithCard, answer)), input)
const failing = (...failure: ConstructorParameters<typeof ApiError>) =>
  charged(() => {
    throw new ApiError(...failure)
  })

test('the order travels whole, with the key of the attempt', async () => {
  const sent: unknown[] = []
  await chargeCard(
    fakeApi(
      on(payWithCard, (request) => {
        sent.push(request)
        return { status: 'paid' } as const
      }),
    ),
    input,
  )
  expect(sent).toEqual([
    {
      body: {
        amountCents: 125_000,
        currency: 'usd',
        userId: 'mika',
        email: '',
        productId: 'nfa-kestrel-interceptor',
        title: 'Kestrel Interceptor',
        serialNumber: '#KI-0911',
        name: 'Mika Vale',
        price: 1250,
        paymentMethodId: 'pm_1',
        provider: 'stripe',
      },
      idempotencyKey: 'attempt-1',
    },
  ])
})

test.each<[string, Parameters<typeof failing>, string | undefined]>([
  [
    'a decline',
    ['refused', { status: 402, serverMessage: 'Your card was declined.' }],
    'Your card was declined.',
  ],
  ['a refusal without words', ['refused', { status: 404, message: 'Not there' }], 'Not there'],
  ['an answer without success', ['unexpected', { status: 200, serverMessage: 'No' }], undefined],
  [
    'a payment that could not be opened',
    ['refused', { status: 502, serverMessage: messages.intentFailed }],
    messages.intentFailed,
  ],
])('%s is a failure with its words', async (_, failure, message) => {
  expect(await failing(...failure)).toEqual({ status: 'failed', message })
})

test.each<[string, Parameters<typeof failing>]>([
  ['no answer came', ['unreachable']],
  ['an answer cannot be read', ['unreadable', { status: 200 }]],
  ['our server is in trouble', ['refused', { status: 500, serverMessage: messages.somethingWentWrong }]],
  ['something before our server is', ['refused', { status: 504 }]],
  ['a bank is at work', ['refused', { status: 409, serverMessage: messages.paymentProcessing }]],
])('nobody knows when %s', async (_, failure) => {
  await expect(failing(...failure)).rejects.toBeInstanceOf(ApiError)
})

test('that a payment is being processed is not said once it is known what became of it', async () => {
  const failure = failing('refused', { status: 409, serverMessage: messages.paymentProcessing })
  await expect(failure).rejects.toHaveProperty('message', '')
})

const bank = (answer: { paymentIntent?: { status: PaymentIntent.Status }; error?: Partial<StripeError> }) =>
  askBank({ handleNextAction: async () => answer } as unknown as Stripe, 'secret-1')

test('what the bank says is what the payment is', async () => {
  expect(await bank({ paymentIntent: { status: 'succeeded' } })).toEqual({ status: 'paid' })
  expect(await bank({ paymentIntent: { status: 'requires_payment_method' } })).toEqual({ status: 'failed' })
  expect(await bank({ error: { type: 'invalid_request_error', message: 'No.' } })).toEqual({
    status: 'failed',
    message: 'No.',
  })
})

test.each([
  ['a broken line', () => bank({ error: { type: 'api_connection_error' } })],
  ['a bank at work', () => bank({ paymentIntent: { status: 'processing' } })],
  ['no provider', () => askBank(null, 'secret-1')],
])('after %s nobody knows', async (_, ask) => {
  await expect(ask()).rejects.toBeInstanceOf(Error)
})
