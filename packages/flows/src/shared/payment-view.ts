import type { Message } from '@meridian/contract/messages/message'
import type { PaymentStatus } from '@meridian/contract/money/payment-status'

/** The part of the view that both payment pages share. */
export interface PaymentView {
  status: PaymentStatus
  /** The charge in whole `cents`; absent when the order is `refused`. */
  amountCents: number | undefined
  /** The inline message: the fault, or the known state of the payment. */
  message: Message | undefined
}

/** The view of an order that cannot be paid. */
export const refusedView = {
  status: 'refused',
  amountCents: undefined,
  message: { key: 'orderRequired' },
} as const satisfies PaymentView

/** The message of a payment with an unknown outcome. */
export const outcomeUnknown: Message = { key: 'outcomeUnknown' }

/** Returns the message of a form that can be filled in: the card provider's absence comes first. */
export const inlineMessage = (
  provider: 'loading' | 'missing' | 'ready',
  error: { message: Message } | null,
): Message | undefined => (provider === 'missing' ? { key: 'providerNotLoaded' } : error?.message)
