import type { PaymentStatus, ProviderName } from '../database/schema.ts'

/** One payment as the provider keeps it. */
export interface ProviderPayment {
  /** The provider's own id, sent back to the site as `payment_intent`. */
  id: string
  /** Lets the buyer's browser, and nobody else, confirm the payment. */
  clientSecret: string
  amountCents: number
  /** Lower case, such as `usd`. */
  currency: string
  status: PaymentStatus
}

/** What the server asks a provider to collect. */
export interface ProviderOrder {
  amountCents: number
  currency: string
  description: string
  /** The same key always means the same payment, however often it is sent. */
  idempotencyKey: string
  metadata: { userId: string; productId: string }
}

/** The card provider, seen from the server: Stripe when its key is set, else the sandbox (decisions, Outside services). */
export interface PaymentProvider {
  readonly name: ProviderName
  create(order: ProviderOrder): Promise<ProviderPayment>
  read(id: string): Promise<ProviderPayment>
  /** Gives up an open payment, so that it can no longer be confirmed. */
  cancel(id: string): Promise<ProviderPayment>
}
