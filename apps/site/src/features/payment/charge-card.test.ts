import { ApiError, chargeCard, type CardCharge } from '@meridian-2117/contract'
import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import { expect, test } from 'vitest'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { chargeCardOf } from './charge-card.ts'

const input = {
  amountCents: 125_000,
  item: kestrelInterceptor,
  playerId: 'mika',
  email: undefined,
  attempt: 'attempt-1',
  name: 'Mika Vale',
  paymentMethodId: 'pm_1',
}

const charged = (answer: () => CardCharge) => chargeCardOf(fakeApi(on(chargeCard, answer)), input)
const failing = (...failure: ConstructorParameters<typeof ApiError>) =>
  charged(() => {
    throw new ApiError(...failure)
  })

test('sends the whole order with the key of the attempt', async () => {
  const sent: unknown[] = []
  await chargeCardOf(
    fakeApi(
      on(chargeCard, (request) => {
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
        playerId: 'mika',
        email: '',
        itemId: 'nfa-kestrel-interceptor',
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

test.each<[string, Parameters<typeof failing>, object]>([
  [
    'a decline',
    ['refused', { status: 402, code: 'card_declined', serverMessage: 'Karte abgelehnt' }],
    { code: 'card_declined', message: 'Karte abgelehnt' },
  ],
  [
    'a refusal without words',
    ['refused', { status: 404, code: 'not_found', message: 'Not there' }],
    { code: 'not_found', message: 'Not there' },
  ],
  ['an answer without success', ['unexpected', { status: 200, serverMessage: 'No' }], {}],
  [
    'a payment that could not be opened',
    ['refused', { status: 502, code: 'intent_failed', serverMessage: 'Nicht geöffnet' }],
    { code: 'intent_failed', message: 'Nicht geöffnet' },
  ],
])('reports %s with its code and message', async (_, failure, refused) => {
  expect(await failing(...failure)).toEqual({ status: 'failed', ...refused })
})

test.each<[string, Parameters<typeof failing>]>([
  ['no answer came', ['unreachable']],
  ['an answer cannot be read', ['unreadable', { status: 200 }]],
  ['our server is in trouble', ['refused', { status: 500, code: 'server_error' }]],
  ['something before our server is', ['refused', { status: 504 }]],
  ['a bank is at work', ['refused', { status: 409, code: 'payment_processing' }]],
  [
    'a bank is at work, by an answer without success',
    ['unexpected', { status: 200, code: 'payment_processing' }],
  ],
  ['a refusal has no code', ['refused', { status: 402, serverMessage: 'Your card was declined.' }]],
  [
    'a refusal has words that once counted',
    ['refused', { status: 502, serverMessage: messages.intentFailed }],
  ],
])('throws when %s', async (_, failure) => {
  await expect(failing(...failure)).rejects.toBeInstanceOf(ApiError)
})
