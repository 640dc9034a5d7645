import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import { cardPaymentMachine } from './card-payment.machine.ts'
import { selectCardPaymentView } from './card-payment.view.ts'

const current = { playerId: mika.id, amountCents: 125_000 }
const context = {
  began: current,
  current,
  order: {
    amountCents: 125_000,
    item: kestrelInterceptor,
    playerId: mika.id,
    email: 'mika7@meridian.test',
    attempt: 'attempt-1',
  },
  sentBefore: false,
  provider: 'ready',
  name: 'Mika Vale',
  nameMissing: false,
  paymentMethodId: '',
  clientSecret: '',
  error: null,
} as const
const form = { amountCents: 125_000, name: 'Mika Vale' }
const clean = { nameError: undefined, message: undefined }
const text = 'Your card was declined.'
const declined = { error: { message: text } }
const providerFailed = { provider: 'missing' } as const
const refused = { status: 'refused', name: 'Mika Vale', message: { key: 'orderRequired' } }
const unknown = {
  status: 'unknown',
  ...form,
  message: { key: 'outcomeUnknown' },
}
const processing = { status: 'processing', ...form, ...clean }

test.each([
  ['refused', { order: null }, refused],
  ['deciding', {}, { status: 'ready', ...form, ...clean }],
  ['ready', {}, { status: 'ready', ...form, ...clean }],
  ['ready', declined, { status: 'ready', ...form, ...clean, message: text }],
  ...(
    [
      ['already_owned', 'Das gehört dir schon', 'owned'],
      ['price_changed', 'Der Preis ist ein anderer', 'priceChanged'],
      ['amount_not_payable', 'Keine Karte zahlt das', 'notPayable'],
    ] as const
  ).map(
    ([code, message, status]) =>
      ['ready', { error: { code, message } }, { status, ...form, ...clean, message }] as const,
  ),
  [
    'ready',
    { nameMissing: true },
    { status: 'ready', ...form, ...clean, nameError: { key: 'nameOnCardRequired' } },
  ],
  [
    'ready',
    { ...declined, ...providerFailed },
    { status: 'providerFailed', ...form, ...clean, message: { key: 'providerNotLoaded' } },
  ],
  ['preparing', {}, processing],
  ['charging', {}, processing],
  ['unanswered', {}, processing],
  ['awaitingBank', {}, processing],
  ['paid', {}, processing],
  ['unknown', declined, unknown],
  ['reopening', declined, { status: 'ready', ...form, ...clean, message: text }],
  ['replaced', {}, { status: 'ready', ...form, ...clean }],
] as const)('%j %j', (value, difference, view) => {
  const snapshot = cardPaymentMachine.resolveState({ value, context: { ...context, ...difference } })
  expect(selectCardPaymentView(snapshot)).toEqual({ signedOut: false, ...view })
})
