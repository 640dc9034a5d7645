import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import { securePaymentMachine } from './secure-payment.machine.ts'
import { selectSecurePaymentView } from './secure-payment.view.ts'

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
  name: '',
  nameMissing: false,
  paymentMethodId: '',
  clientSecret: '',
  error: null,
} as const
const amount = { amountCents: 125_000 }
const opened = { clientSecret: 'secret-1' }
const text = 'Your card was declined.'
const declined = { ...opened, error: { message: text } }
const down = { message: { key: 'intentFailed' }, reason: 'Down' } as const
const providerFailed = { provider: 'missing' } as const
const unknown = {
  status: 'unknown',
  message: { key: 'outcomeUnknown' },
} as const

test.each([
  ['deciding', {}, { status: 'preparing', ...amount }],
  ['preparing', {}, { status: 'preparing', ...amount }],
  ['preparing', providerFailed, { status: 'preparing', ...amount }],
  ['reopening', declined, { status: 'preparing', ...amount, ...opened }],
  ['unavailable', { error: { message: 'Down' } }, { status: 'unavailable', ...amount, ...down }],
  [
    'unavailable',
    { error: { message: 'Down' }, ...providerFailed },
    { status: 'unavailable', ...amount, ...down },
  ],
  [
    'unavailable',
    { error: { code: 'invalid', message: 'Down' } },
    { status: 'unavailable', ...amount, ...down },
  ],
  [
    'unavailable',
    { error: { code: 'intent_failed', message: 'Nicht geöffnet' } },
    { status: 'unavailable', ...amount, message: 'Nicht geöffnet' },
  ],
  [
    'unavailable',
    { error: { code: 'payment_unavailable', message: 'Gerade nicht' } },
    { status: 'unavailable', ...amount, message: 'Gerade nicht' },
  ],
  ...([{ key: 'intentFailed' }, { key: 'clientSecretMissing' }] as const).map(
    (message) =>
      ['unavailable', { error: { message } }, { status: 'unavailable', ...amount, message }] as const,
  ),
  ...(
    [
      ['already_owned', 'Das gehört dir schon', 'owned'],
      ['price_changed', 'Der Preis ist ein anderer', 'priceChanged'],
      ['amount_not_payable', 'Keine Karte zahlt das', 'notPayable'],
    ] as const
  ).map(
    ([code, message, status]) =>
      ['unavailable', { error: { code, message } }, { status, ...amount, message }] as const,
  ),
  // The same message without its code decides nothing.
  [
    'unavailable',
    { error: { message: 'Sorry you have already purchased it' } },
    { status: 'unavailable', ...amount, ...down, reason: 'Sorry you have already purchased it' },
  ],
  ['ready', opened, { status: 'ready', ...amount, ...opened }],
  ['ready', declined, { status: 'ready', ...amount, ...opened, message: text }],
  [
    'ready',
    { ...declined, ...providerFailed },
    { status: 'providerFailed', ...amount, ...opened, message: { key: 'providerNotLoaded' } },
  ],
  [{ processing: 'confirming' }, opened, { status: 'processing', ...amount, ...opened }],
  [
    { processing: 'slow' },
    declined,
    { status: 'processing', ...amount, ...opened, message: { key: 'paymentSlow' } },
  ],
  ['redirecting', opened, { status: 'processing', ...amount, ...opened }],
  ['paid', opened, { status: 'processing', ...amount, ...opened }],
  ['unknown', { ...opened, ...providerFailed }, { ...unknown, ...amount, ...opened }],
  ['replaced', {}, { status: 'preparing', ...amount }],
] as const)('%j %j', (value, difference, view) => {
  const snapshot = securePaymentMachine.resolveState({ value, context: { ...context, ...difference } })
  expect(selectSecurePaymentView(snapshot)).toEqual({ signedOut: false, ...view })
})
