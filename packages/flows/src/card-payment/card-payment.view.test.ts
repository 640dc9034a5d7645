import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { cardPaymentMachine } from './card-payment.machine.ts'
import { selectCardPaymentView } from './card-payment.view.ts'

const context = {
  order: {
    amountCents: 125_000,
    item: kestrelInterceptor,
    userId: mika.id,
    email: 'mika7@meridian.test',
    attempt: 'attempt-1',
  },
  sentBefore: false,
  provider: 'ready',
  name: 'Mika Vale',
  nameMissing: false,
  paymentMethodId: '',
  clientSecret: '',
  error: '',
  asked: 0,
} as const
const form = { amountCents: 125_000, name: 'Mika Vale' }
const clean = { nameError: undefined, error: undefined }
const declined = { error: 'Your card was declined.' }
const unloaded = { provider: 'missing' } as const
const refused = { status: 'refused', error: 'User data , amount and item details are required' }
const unknown = {
  status: 'unknown',
  ...form,
  text: 'We do not know yet whether your payment went through. Please wait: we are asking.',
}
const processing = { status: 'processing', ...form, ...clean }

test.each([
  ['refused', { order: null }, refused],
  ['refused', { order: null, ...unloaded }, refused],
  ['deciding', {}, { status: 'ready', ...form, ...clean }],
  ['ready', {}, { status: 'ready', ...form, ...clean }],
  ['ready', declined, { status: 'ready', ...form, ...clean, ...declined }],
  ...(
    [
      ['Sorry you have already purchased it', 'owned'],
      ['The amount does not match the price of this item', 'repriced'],
    ] as const
  ).map(([error, status]) => ['ready', { error }, { status, ...form, ...clean, error }] as const),
  [
    'ready',
    { nameMissing: true },
    { status: 'ready', ...form, ...clean, nameError: 'Name on card is required' },
  ],
  [
    'ready',
    { ...declined, ...unloaded },
    { status: 'unloaded', ...form, ...clean, error: 'Stripe not loaded' },
  ],
  ['preparing', {}, processing],
  ['charging', {}, processing],
  ['atBank', {}, processing],
  ['leaving', {}, processing],
  ['paid', {}, processing],
  [{ unknown: 'asking' }, declined, unknown],
  [{ unknown: 'waiting' }, unloaded, unknown],
] as const)('%j %j', (value, difference, view) => {
  const snapshot = cardPaymentMachine.resolveState({ value, context: { ...context, ...difference } })
  expect(selectCardPaymentView(snapshot)).toEqual(view)
})
