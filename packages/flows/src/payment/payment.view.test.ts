import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { paymentMachine } from './payment.machine.ts'
import { selectPaymentView } from './payment.view.ts'

const context = {
  order: {
    amountCents: 125_000,
    item: kestrelInterceptor,
    userId: mika.id,
    email: 'mika7@meridian.test',
    attempt: 'attempt-1',
  },
  provider: 'ready',
  clientSecret: '',
  error: '',
} as const
const amount = { amountCents: 125_000 }
const opened = { clientSecret: 'secret-1' }
const declined = { ...opened, error: 'Your card was declined.' }
const unloaded = { provider: 'missing' } as const
const refused = { status: 'refused', error: 'User data , amount and item details are required' }

test.each([
  ['refused', { order: null }, refused],
  ['refused', { order: null, ...unloaded }, refused],
  ['deciding', {}, { status: 'preparing', ...amount }],
  ['preparing', {}, { status: 'preparing', ...amount }],
  ['preparing', unloaded, { status: 'preparing', ...amount, error: 'Stripe not loaded' }],
  ['unavailable', { error: 'Down' }, { status: 'unavailable', ...amount, error: 'Down' }],
  ['unavailable', { error: 'Down', ...unloaded }, { status: 'unavailable', ...amount, error: 'Down' }],
  ['ready', opened, { status: 'ready', ...amount, ...opened }],
  ['ready', declined, { status: 'ready', ...amount, ...declined }],
  [
    'ready',
    { ...declined, ...unloaded },
    { status: 'ready', ...amount, ...opened, error: 'Stripe not loaded' },
  ],
  ['processing', opened, { status: 'processing', ...amount, ...opened }],
  ['redirecting', opened, { status: 'processing', ...amount, ...opened }],
] as const)('%s %j', (value, difference, view) => {
  const snapshot = paymentMachine.resolveState({ value, context: { ...context, ...difference } })
  expect(selectPaymentView(snapshot)).toEqual(view)
})
