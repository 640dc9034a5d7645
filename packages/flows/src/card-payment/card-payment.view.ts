import type { Message } from '@meridian-2117/contract/messages/message'
import { finalStatuses, type PaymentStatus } from '@meridian-2117/contract/money/payment-status'
import type { SnapshotFrom } from 'xstate'
import { isSignedOut } from '../shared/payment-setup.ts'
import {
  endedView,
  inlineFailure,
  outcomeUnknown,
  refusedView,
  signInNeededView,
  type PaymentView,
} from '../shared/payment-view.ts'
import type { cardPaymentMachine } from './card-payment.machine.ts'

/** A card payment page renders this view. */
export interface CardPaymentView extends PaymentView {
  /** The card payment page opens no payment before the player pays. */
  status: Exclude<PaymentStatus, 'preparing' | 'unavailable'>
  name: string
  /** Shown under the field for the name. */
  nameError: Message | undefined
}

/** Returns the view of a snapshot. */
export function selectCardPaymentView({
  value,
  context,
}: SnapshotFrom<typeof cardPaymentMachine>): CardPaymentView {
  const { order, provider, name, nameMissing, error } = context
  const signedOut = isSignedOut(context)
  const none = { name, nameError: undefined, signedOut }
  if (value === 'refused' || order === null) return { ...refusedView, ...none }
  const form = {
    amountCents: order.amountCents,
    name,
    signedOut,
    nameError: nameMissing ? ({ key: 'nameOnCardRequired' } as const) : undefined,
    ...inlineFailure(provider, error),
  }
  switch (value) {
    case 'deciding':
    case 'ready':
    case 'reopening':
    case 'replaced':
      return {
        ...form,
        status:
          provider === 'missing' ? 'providerFailed' : ((error?.code && finalStatuses[error.code]) ?? 'ready'),
      }
    case 'preparing':
    case 'charging':
    case 'unanswered':
    case 'awaitingBank':
    case 'paid':
      return { ...form, status: 'processing' }
    case 'unknown':
      return { ...form, status: 'unknown', nameError: undefined, message: outcomeUnknown }
    case 'ended':
      return { ...endedView(error), ...none }
    case 'signInNeeded':
      return { ...signInNeededView, ...none }
    default:
      return value satisfies never
  }
}
