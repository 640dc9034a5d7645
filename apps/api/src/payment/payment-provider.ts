import type { FastifyPluginAsync } from 'fastify'
import type { PaymentStatus, ProviderName } from '../database/schema.ts'
import type { Sources } from '../site/page-policy.ts'

/** A payment in the provider's records. */
export interface ProviderPayment {
  /** The provider's own id, sent back to the site as `payment_intent`. */
  id: string
  /** Lets the buyer's browser, and nobody else, confirm the payment. */
  clientSecret: string
  amountCents: number
  /** Lower case, such as `usd`. */
  currency: string
  /** `processing`: confirmed, but a bank still works on it for minutes or days. */
  status: Exclude<PaymentStatus, 'refund_due'> | 'processing'
}

/** The order that the server asks a provider to collect money for. */
export interface ProviderOrder {
  amountCents: number
  currency: string
  description: string
  /** The same key always means the same payment, however often it is sent. */
  idempotencyKey: string
  metadata: { userId: string; itemId: string }
}

/** The result of charging a card. */
export interface ProviderCharge {
  /** The payment as it stands now. */
  payment: ProviderPayment
  /** The bank wants a confirmation: the buyer's browser continues with the client secret. */
  asksBank: boolean
  /** The provider's message for the buyer about a refused card; absent when the card was not refused. */
  refusal?: string | undefined
}

/** The card provider, as the server uses it: Stripe when its key is set, else the sandbox. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Rejects with the `code` `amount_too_small` or `amount_too_large` where no card can pay the amount. */
  create(order: ProviderOrder): Promise<ProviderPayment>
  /**
   * Reads a payment. Returns `undefined` when the provider does not know it, as after a change of keys. With `withinMs`
   * it rejects after that time and makes no second try.
   */
  read(id: string, withinMs?: number): Promise<ProviderPayment | undefined>
  /**
   * Charges a card to an open payment. A repeated call with the same card acts once; a paid payment stays paid. Rejects
   * with an `HttpError` when nothing was charged, else when the provider gives no answer: the card may have been charged.
   */
  charge(id: string, paymentMethodId: string): Promise<ProviderCharge>
  /** Cancels an open payment, so that it can no longer be confirmed. `withinMs` limits each call, as in `read`. */
  cancel(id: string, withinMs?: number): Promise<ProviderPayment>
  /** Refunds a paid payment in full, once, however often it is called. */
  refund(id: string): Promise<void>
}

/** A card provider with what the server and its pages need for it. */
export interface CardService {
  provider: PaymentProvider
  /** Calls in a second that one copy of the server may make; without it as many as are needed. */
  callsPerSecond?: number | undefined
  /** The provider's origins that the pages load from. */
  sources?: Sources
  /** The provider's webhook. */
  routes?: FastifyPluginAsync<PaymentEvents>
}

export interface PaymentEvents {
  /** Called when a payment at the provider, named by its id there, may have changed. */
  onPaymentChange: (providerId: string) => Promise<void>
}
