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
const opened = { clientSecret: 'secret-1' }
const declined = { ...opened, error: 'Your card was declined.' }
const unloaded = { provider: 'missing' } as const

test.each([
  ['refused', { error: 'No item' }, { status: 'refused', error: 'No item' }],
  ['refused', { error: 'No item', ...unloaded }, { status: 'refused', error: 'No item' }],
  ['deciding', {}, { status: 'preparing', amountCents: 125_000 }],
  ['preparing', {}, { status: 'preparing', amountCents: 125_000 }],
  ['preparing', unloaded, { status: 'preparing', amountCents: 125_000, error: 'Stripe not loaded' }],
  ['unavailable', { error: 'Down' }, { status: 'unavailable', amountCents: 125_000, error: 'Down' }],
  [
    'unavailable',
    { error: 'Down', provider: 'missing' },
    { status: 'unavailable', amountCents: 125_000, error: 'Down' },
  ],
  ['ready', opened, { status: 'ready', amountCents: 125_000, ...opened }],
  ['ready', declined, { status: 'ready', amountCents: 125_000, ...declined }],
  [
    'ready',
    { ...declined, ...unloaded },
    { status: 'ready', amountCents: 125_000, ...opened, error: 'Stripe not loaded' },
  ],
  ['processing', opened, { status: 'processing', amountCents: 125_000, ...opened }],
  ['redirecting', opened, { status: 'processing', amountCents: 125_000, ...opened }],
] as const)('%s %j', (value, difference, view) => {
  const snapshot = paymentMachine.resolveState({ value, context: { ...context, ...difference } })
  expect(selectPaymentView(snapshot)).toEqual(view)
})
