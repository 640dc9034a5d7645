import type { FastifyPluginAsync } from 'fastify'
import type { Dispute, ProviderName } from '../database/schema.ts'
import type { Sources } from '../site/page-policy.ts'

export interface ProviderPayment {
  /** The provider's own id; the site receives it as `payment_intent`. */
  id: string
  /** Allows only the player's browser to confirm the payment. */
  clientSecret: string
  amountCents: number
  /** Lower case, such as `usd`. */
  currency: string
  /**
   * `processing` means confirmed, while a bank works on it for minutes or days. All of a `refundPending` payment is on
   * its way back, and all of a `refunded` one has arrived there, also by a dispute.
   */
  status: 'open' | 'processing' | 'succeeded' | 'canceled' | 'refundPending' | 'refunded'
  /** The part that has gone back. @default 0 */
  refundedCents?: number
  /** Absent without a dispute. */
  dispute?: Dispute | undefined
}

/** The provider has refused a refund, and repeats its answer for the same idempotency key. */
export class RefundRefused extends Error {}

/** The server asks a provider to open this payment. */
export interface NewPayment {
  amountCents: number
  currency: string
  description: string
  /** Equal keys always mean the same payment, however often they are sent. */
  idempotencyKey: string
  /** Keeps its names: the provider refuses a key that is sent again with other metadata, such as after an upgrade. */
  metadata: { userId: string; productId: string }
}

export type ProviderCharge =
  | {
      payment: ProviderPayment
      /** The bank wants a confirmation, so the player's browser continues with the client secret. */
      requiresAction: boolean
    }
  /** The provider's message for the player about a refused card. */
  | { refusal: string }

/** The card provider: Stripe when its key is set, else the sandbox. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Rejects with the `code` `amount_too_small` or `amount_too_large` if no card can pay the amount. */
  open(payment: NewPayment): Promise<ProviderPayment>
  /**
   * Reads a payment; `undefined` when the provider does not know it, as after a change of keys. With `withinMs` it
   * rejects after that time and tries only once.
   */
  read(id: string, withinMs?: number): Promise<ProviderPayment | undefined>
  /**
   * Charges a card to an open payment. A repeated call with the same card acts once, and a paid payment stays paid.
   * Rejects with an `HttpError` when nothing was charged. Any other error means that the card may have been charged.
   */
  charge(id: string, paymentMethodId: string): Promise<ProviderCharge>
  /** Cancels an open payment, so that it can no longer be confirmed. `withinMs` limits each call, as in `read`. */
  cancel(id: string, withinMs?: number): Promise<ProviderPayment>
  /**
   * Refunds what is left of a paid payment. Equal keys always mean the same refund. Rejects with `RefundRefused` if the
   * provider has refused it; after any other error nobody knows.
   */
  refund(id: string, idempotencyKey: string): Promise<'refundPending' | 'refunded'>
}

/** Combines a card provider with what the server and its pages need for it. */
export interface CardService {
  provider: PaymentProvider
  /** Limits the calls of one copy in a second. @default no limit */
  callsPerSecond?: number | undefined
  /** Pages load from these origins of the provider. */
  sources?: Sources
  routes?: FastifyPluginAsync<PaymentEvents>
}

export interface PaymentEvents {
  /** A payment may have changed at the provider; `providerId` is its id there. */
  onPaymentChange: (providerId: string) => Promise<void>
}
