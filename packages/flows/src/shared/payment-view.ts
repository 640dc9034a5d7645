import type { Message } from '@meridian-2117/contract/messages/message'
import type { PaymentStatus } from '@meridian-2117/contract/money/payment-status'
import type { Failure } from './failure.ts'

/** Both payment pages share this part of their view. */
export interface PaymentView {
  status: PaymentStatus
  /** Whole `cents` to charge; absent when the order is `refused`. */
  amountCents: number | undefined
  /** Shown inline: a failure, or the known state of the payment. */
  message: Message | undefined
  /** A toast has the `message`, too, and a screen reader reads that one. */
  isInToast?: boolean | undefined
  /** Another player or nobody is signed in since the payment began. */
  signedOut: boolean
}

/** A refused order has this view. */
export const refusedView = {
  status: 'refused',
  amountCents: undefined,
  message: { key: 'orderRequired' },
} as const satisfies Omit<PaymentView, 'signedOut'>

/** The player signed out during a payment that charged nothing. The page says why, and offers nothing to pay. */
export const endedView = (error: { message: Message } | null) => ({
  ...refusedView,
  message: error?.message ?? refusedView.message,
})

/** Only a player who signs in again can find out how the payment ended. */
export const signInNeededView = { ...refusedView, message: { key: 'outcomeNeedsSignIn' } } as const

/** Shown while the outcome of a payment is unknown. */
export const outcomeUnknown: Message = { key: 'outcomeUnknown' }

/** Returns what a form that can be filled in shows; a missing card provider comes first. */
export const inlineFailure = (
  provider: 'loading' | 'missing' | 'ready',
  error: Failure | null,
): Pick<PaymentView, 'message' | 'isInToast'> =>
  provider === 'missing'
    ? { message: { key: 'providerNotLoaded' } }
    : { message: error?.message, isInToast: error?.isInToast }
