import { ApiError } from '@meridian-2117/contract'
import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { doneEvent, errorEvent, delayEvent } from '../testing/calls.ts'
import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { cardPaymentMachine, CardPaymentInput } from './card-payment.machine.ts'

export const input: CardPaymentInput = {
  item: kestrelInterceptor,
  player: { id: mika.id, email: 'mika7@meridian.test' },
  attempt: 'attempt-1',
  sent: false,
  name: 'Mika Vale',
}

const events = {
  'provider.ready': { type: 'provider.ready' },
  'provider.failed': { type: 'provider.failed' },
  'provider.retry': { type: 'provider.retry' },
  'name typed': { type: 'name.changed', name: 'Ilse' },
  'name deleted': { type: 'name.changed', name: ' ' },
  'payment.submit': { type: 'payment.submit' },
  'page.restored': { type: 'page.restored' },
  'signed out': { type: 'session.changed', playerId: null },
  'signed in again': { type: 'session.changed', playerId: mika.id },
  'another price': { type: 'price.changed', amountCents: 148_100 },
  'method: made': doneEvent('createMethod', { status: 'made', paymentMethodId: 'pm_1' }),
  'method: refused': doneEvent('createMethod', {
    status: 'refused',
    message: 'Your card number is incomplete.',
  }),
  'method: refused without words': doneEvent('createMethod', { status: 'refused' }),
  'method: not loaded': doneEvent('createMethod', { status: 'notLoaded' }),
  'method failed': errorEvent('createMethod', new Error('The line broke')),
  'method late': delayEvent('methodLimit', 'cardPayment.preparing'),
  'card: paid': doneEvent('chargeCard', { status: 'paid' }),
  'card: asks its bank': doneEvent('chargeCard', { status: 'requires_action', clientSecret: 'secret-1' }),
  'card: declined': doneEvent('chargeCard', {
    status: 'failed',
    code: 'card_declined',
    message: 'Your card was declined.',
  }),
  'card: owned': doneEvent('chargeCard', {
    status: 'failed',
    code: 'already_owned',
    message: 'Sorry you have already purchased it',
  }),
  'card: no success': doneEvent('chargeCard', { status: 'failed' }),
  'card: no answer': errorEvent('chargeCard', new ApiError('unreachable', { message: 'Network Error' })),
  'card: still processed': errorEvent(
    'chargeCard',
    new ApiError('refused', { code: 'payment_processing', serverMessage: 'Still processed' }),
  ),
  'card late': delayEvent('chargeLimit', 'cardPayment.charging'),
  'bank: approved': doneEvent('askBank', { status: 'paid' }),
  'bank: declined': doneEvent('askBank', { status: 'failed', message: 'The bank said no.' }),
  'bank: declined without words': doneEvent('askBank', { status: 'failed' }),
  'bank: no answer': errorEvent('askBank', new Error('The line broke')),
  'bank late': delayEvent('bankLimit', 'cardPayment.awaitingBank'),
  'outcome: paid': doneEvent('outcome', { status: 'paid' }),
  'outcome: unpaid': doneEvent('outcome', { status: 'unpaid' }),
  'outcome: refused': doneEvent('outcome', { status: 'refused' }),
}

/** Inputs, events and described states of the card payment page, for tests, stories and the inspector. */
export const cardPaymentFixtures = {
  inputs: [
    { ...input, name: '' },
    { ...input, player: null },
    { ...input, sent: true },
    { ...input, item: { ...kestrelInterceptor, id: '' } },
  ],
  events,
  states: {
    deciding: 'The order is read; nobody sees it.',
    refused: 'The order lacks an item or a price: there is nothing to pay.',
    ready: 'The card form waits for the card, its name and Purchase Now.',
    preparing: 'The provider makes a payment method of the card: nothing is charged.',
    charging: 'Our server charges the payment method.',
    unanswered: 'The charge has no answer: only a visitor is certainly not charged; nobody sees it.',
    awaitingBank: 'The bank asks the player.',
    unknown: 'Nobody knows whether the card was charged: the server is asked, again and again.',
    signInNeeded: 'The server tells the outcome only after the player has signed in again.',
    reopening: 'Nothing was charged: the form opens again; nobody sees it.',
    ended: 'Nothing was charged, and the player is signed out: there is nothing to pay.',
    paid: 'The card was charged: the success page follows.',
    replaced: 'Another player or price has come: the page starts another payment.',
  },
} as const satisfies MachineFixtures<typeof cardPaymentMachine>
