import type { Message } from '@meridian-2117/contract/messages/message'
import { finalStatuses } from '@meridian-2117/contract/money/payment-status'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import { isSignedOut, type PaymentEvent } from '../shared/payment-setup.ts'
import {
  endedView,
  inlineFailure,
  outcomeUnknown,
  refusedView,
  signInNeededView,
  type PaymentView,
} from '../shared/payment-view.ts'
import type { securePaymentMachine } from './secure-payment.machine.ts'

/** A secure payment page renders this view. */
export interface SecurePaymentView extends PaymentView {
  /** The provider's fields need it; absent until the payment is opened. */
  clientSecret: string | undefined
  /** The server's message about a payment that could not be opened; absent if it equals `message`. */
  reason: Message | undefined
}

/** Returns the view of a snapshot. */
export function selectSecurePaymentView({
  value,
  context,
}: SnapshotFrom<typeof securePaymentMachine>): SecurePaymentView {
  const { order, provider, error } = context
  const clientSecret = context.clientSecret || undefined
  const signedOut = isSignedOut(context)
  const none = { clientSecret: undefined, reason: undefined, signedOut }
  if (value === 'refused' || order === null) return { ...refusedView, ...none }
  const { amountCents } = order
  const form = { amountCents, clientSecret, message: undefined, reason: undefined, signedOut }
  const state = typeof value === 'string' ? value : value.processing
  switch (state) {
    case 'deciding':
    case 'returning':
    case 'reopening':
    case 'preparing':
    case 'replaced':
      // The place of the fields reports a missing provider, once the fields could show.
      return { ...form, status: 'preparing' }
    case 'unavailable':
      // A failure with a retry comes first, even when the provider is missing too.
      return { ...form, ...unavailable(error ?? { message: intentFailed }) }
    case 'ready':
      return {
        ...form,
        status: provider === 'missing' ? 'providerFailed' : 'ready',
        ...inlineFailure(provider, error),
      }
    case 'confirming':
    case 'redirecting':
    case 'paid':
      return { ...form, status: 'processing' }
    case 'slow':
      return { ...form, status: 'processing', message: { key: 'paymentSlow' } }
    case 'unknown':
      return { ...form, status: 'unknown', message: outcomeUnknown }
    case 'ended':
      return { ...endedView(error), ...none }
    case 'signInNeeded':
      return { ...signInNeededView, ...none }
    default:
      return state satisfies never
  }
}

/** Messages of these refusals need no message of ours before them. */
const wholeReasons: ReadonlySet<RefusalCode> = new Set(['intent_failed', 'payment_unavailable'])

/**
 * Returns the messages of a payment that cannot continue. A final order shows only its own message. Any other failure
 * shows first what failed, then the server's reason.
 */
function unavailable({ code, message }: Failure) {
  const finalStatus = code && finalStatuses[code]
  if (finalStatus) return { status: finalStatus, message }
  const status = 'unavailable' as const
  return typeof message === 'string' && !(code && wholeReasons.has(code))
    ? { status, message: intentFailed, reason: message }
    : { status, message }
}

const intentFailed: Message = { key: 'intentFailed' }

/** Actions of the player on a payment page, named like the screen's props. */
export interface SecurePaymentIntents {
  onPay: () => void
  /** Opens the payment again; the host reloads a provider that failed to load. */
  onRetry: () => void
}

/** Returns a function for each intent, which sends its event. */
export const securePaymentIntents = (send: (event: PaymentEvent) => void): SecurePaymentIntents => ({
  onPay: () => send({ type: 'payment.submit' }),
  onRetry: () => send({ type: 'payment.retry' }),
})
