import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { paymentMachine } from './payment.machine.ts'
import { paymentFields, selectPaymentView, type PaymentView } from './payment.view.ts'

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
  clientSecret: '',
  error: '',
  asked: 0,
} as const
const amount = { amountCents: 125_000 }
const opened = { clientSecret: 'secret-1' }
const declined = { ...opened, error: 'Your card was declined.' }
const down = { error: 'Failed to create payment intent', reason: 'Down' }
const unloaded = { provider: 'missing' } as const
const refused = { status: 'refused', error: 'User data , amount and item details are required' }
const unknown = {
  status: 'unknown',
  text: 'We do not know yet whether your payment went through. Please wait: we are asking.',
}

test.each([
  ['refused', { order: null }, refused],
  ['refused', { order: null, ...unloaded }, refused],
  ['deciding', {}, { status: 'preparing', ...amount }],
  ['preparing', {}, { status: 'preparing', ...amount }],
  ['preparing', unloaded, { status: 'preparing', ...amount }],
  ['reopening', declined, { status: 'preparing', ...amount, ...opened }],
  ['unavailable', { error: 'Down' }, { status: 'unavailable', ...amount, ...down }],
  ['unavailable', { error: 'Down', ...unloaded }, { status: 'unavailable', ...amount, ...down }],
  ...['Failed to create payment intent', 'Failed to get client secret'].map(
    (error) => ['unavailable', { error }, { status: 'unavailable', ...amount, error }] as const,
  ),
  ...(
    [
      ['Sorry you have already purchased it', 'owned'],
      ['The amount does not match the price of this item', 'repriced'],
    ] as const
  ).map(([error, status]) => ['unavailable', { error }, { status, ...amount, error }] as const),
  ['ready', opened, { status: 'ready', ...amount, ...opened }],
  ['ready', declined, { status: 'ready', ...amount, ...declined }],
  [
    'ready',
    { ...declined, ...unloaded },
    { status: 'unloaded', ...amount, ...opened, error: 'Stripe not loaded' },
  ],
  ['processing', opened, { status: 'processing', ...amount, ...opened }],
  ['redirecting', opened, { status: 'processing', ...amount, ...opened }],
  ['paid', opened, { status: 'processing', ...amount, ...opened }],
  [{ unknown: 'asking' }, {}, { ...unknown, ...amount }],
  [{ unknown: 'waiting' }, { ...opened, ...unloaded }, { ...unknown, ...amount, ...opened }],
] as const)('%j %j', (value, difference, view) => {
  const snapshot = paymentMachine.resolveState({ value, context: { ...context, ...difference } })
  expect(selectPaymentView(snapshot)).toEqual(view)
})

test.each<[PaymentView, ReturnType<typeof paymentFields>]>([
  [
    { status: 'refused', error: refused.error },
    { status: 'refused', amountCents: undefined, message: refused.error, reason: undefined },
  ],
  [
    { status: 'unloaded', ...amount, ...opened, error: 'Stripe not loaded' },
    { status: 'unavailable', ...amount, message: 'Stripe not loaded', reason: undefined },
  ],
  [
    { status: 'unavailable', ...amount, clientSecret: undefined, ...down },
    { status: 'unavailable', ...amount, message: down.error, reason: 'Down' },
  ],
  [
    { status: 'unknown', ...amount, ...opened, text: unknown.text },
    { status: 'unknown', ...amount, message: unknown.text, reason: undefined },
  ],
])('%j is drawn', (view, fields) => {
  expect(paymentFields(view)).toEqual(fields)
})
