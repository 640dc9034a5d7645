import { ApiError } from '@meridian-2117/contract'
import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { doneEvent, errorEvent, delayEvent } from '../testing/calls.ts'
import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { securePaymentMachine, SecurePaymentInput } from './secure-payment.machine.ts'

export const input: SecurePaymentInput = {
  item: kestrelInterceptor,
  player: { id: mika.id, email: 'mika7@meridian.test' },
  attempt: 'attempt-1',
  sent: false,
}

const events = {
  'provider.ready': { type: 'provider.ready' },
  'provider.failed': { type: 'provider.failed' },
  'provider.retry': { type: 'provider.retry' },
  'payment.submit': { type: 'payment.submit' },
  'payment.retry': { type: 'payment.retry' },
  'page.restored': { type: 'page.restored' },
  'signed out': { type: 'session.changed', playerId: null },
  'signed in again': { type: 'session.changed', playerId: mika.id },
  'another price': { type: 'price.changed', amountCents: 148_100 },
  'opened: secret': doneEvent('openPayment', { clientSecret: 'secret-1' }),
  'opened: no secret': doneEvent('openPayment', {}),
  'opening failed': errorEvent('openPayment', new Error('Network Error')),
  'opening refused': errorEvent(
    'openPayment',
    new ApiError('refused', { code: 'price_changed', serverMessage: 'The price has changed' }),
  ),
  'opening late': delayEvent('openLimit', 'securePayment.preparing'),
  'provider slow': delayEvent('slowDelay', 'securePayment.processing.confirming'),
  'provider late': delayEvent('confirmLimit', 'securePayment.processing.slow'),
  'provider: paid': doneEvent('confirmPayment', { status: 'paid' }),
  'provider: redirecting': doneEvent('confirmPayment', { status: 'redirecting' }),
  'provider: declined': doneEvent('confirmPayment', { status: 'failed', message: 'Your card was declined.' }),
  'provider: declined without words': doneEvent('confirmPayment', { status: 'failed' }),
  'provider: not sent': doneEvent('confirmPayment', { status: 'notSent' }),
  'provider: not sent, with words': doneEvent('confirmPayment', {
    status: 'notSent',
    message: 'Not mounted',
  }),
  'provider failed': errorEvent('confirmPayment', new Error('Network Error')),
  'still here': delayEvent('leaveLimit', 'securePayment.redirecting'),
  'outcome: paid': doneEvent('outcome', { status: 'paid' }),
  'outcome: unpaid': doneEvent('outcome', { status: 'unpaid' }),
  'outcome: refused': doneEvent('outcome', { status: 'refused' }),
}

/** Inputs, events and described states of the secure payment page, for tests, stories and the inspector. */
export const securePaymentFixtures = {
  inputs: [input, { ...input, player: null }, { ...input, sent: true }],
  events,
  states: {
    deciding: 'The order is read; nobody sees it.',
    refused: 'The order lacks a player, an item or a price: it cannot be paid.',
    preparing: 'The payment is opened at our server.',
    unavailable: 'The payment could not be opened: it can be tried again.',
    ready: 'The provider’s card form waits for Pay.',
    'processing.confirming': 'The provider confirms the payment.',
    'processing.slow': 'The provider has not answered for long: the page says that it may be left.',
    redirecting: 'The browser leaves for the return address.',
    unknown: 'Nobody knows whether the card was charged: the server is asked, again and again.',
    signInNeeded: 'The server tells the outcome only after the player has signed in again.',
    returning: 'Nothing was charged: the form comes back; nobody sees it.',
    reopening: 'Nothing was charged: the payment is opened again; nobody sees it.',
    ended: 'Nothing was charged, and the player is signed out: there is nothing to pay.',
    paid: 'The provider or the server says paid: the dashboard follows.',
    replaced: 'Another player or price has come: the page starts another payment.',
  },
} as const satisfies MachineFixtures<typeof securePaymentMachine>
