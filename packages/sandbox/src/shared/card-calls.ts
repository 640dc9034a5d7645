import type { PaymentIntent, StripeErrorType } from '@stripe/stripe-js'
import type { CardInput } from './card-rules.ts'

/** A refusal in Stripe's form. */
export interface CardRefusal {
  type: StripeErrorType
  code: string
  message: string
  /** The reason of the bank; absent where the bank did not refuse. */
  decline_code?: string
}

/** A card, or a payment method made from one. */
export type CardSource = { card: CardInput } | { payment_method: string }

/** Body of `POST /api/sandbox/payment-intents/confirm`. */
export type ConfirmRequest = CardSource & { client_secret: string }

/** The confirm and read calls answer with the payment, and with the refusal if the call was refused. */
export interface IntentReply {
  payment_intent?: PaymentIntent
  error?: CardRefusal
}

/** Answer of `POST /api/sandbox/payment-methods`. It has no card data; the id encodes the outcome. */
export type PaymentMethodReply = { id: string } | { error: CardRefusal }

/** Paths of the sandbox's card provider, under the API base. */
export const cardPaths = {
  confirm: '/api/sandbox/payment-intents/confirm',
  intents: '/api/sandbox/payment-intents',
  paymentMethods: '/api/sandbox/payment-methods',
  bank: '/sandbox/bank',
} as const

/** Adds to `return_url` what Stripe adds when it sends the buyer back. */
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
