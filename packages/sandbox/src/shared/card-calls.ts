import type { PaymentIntent, StripeErrorType } from '@stripe/stripe-js'
import type { CardInput } from './card-rules.ts'

/** A refusal as Stripe sends it. */
export interface CardRefusal {
  type: StripeErrorType
  code: string
  message: string
  /** The bank's own reason, where the bank refused. */
  decline_code?: string
}

/** The means of payment: a card, or a payment method made from one before. */
export type CardSource = { card: CardInput } | { payment_method: string }

/** `POST /api/sandbox/payment-intents/confirm`. */
export type ConfirmRequest = CardSource & { client_secret: string }

/** The answer of the confirm and read calls: the payment, with the refusal if the call was refused. */
export interface IntentReply {
  payment_intent?: PaymentIntent
  error?: CardRefusal
}

/** `POST /api/sandbox/payment-methods`: no card data comes back, the id tells the outcome alone. */
export type PaymentMethodReply = { id: string } | { error: CardRefusal }

/** The paths of the sandbox's card provider, under the API base. */
export const cardPaths = {
  confirm: '/api/sandbox/payment-intents/confirm',
  intents: '/api/sandbox/payment-intents',
  paymentMethods: '/api/sandbox/payment-methods',
  bank: '/sandbox/bank',
} as const

/** `return_url` with what Stripe adds to it when it sends the buyer back. */
export function returnAddress(
  returnUrl: string,
  intent: { id: string; clientSecret: string },
  redirectStatus: 'succeeded' | 'failed',
): string {
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.clientSecret)
  url.searchParams.set('redirect_status', redirectStatus)
  return url.href
}
