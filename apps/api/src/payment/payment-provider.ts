import type { FastifyPluginAsync } from 'fastify'
import type { PaymentStatus, ProviderName } from '../database/schema.ts'
import type { Sources } from '../site/page-policy.ts'

/** One payment as the provider keeps it. */
export interface ProviderPayment {
  /** The provider's own id, sent back to the site as `payment_intent`. */
  id: string
  /** Lets the buyer's browser, and nobody else, confirm the payment. */
  clientSecret: string
  amountCents: number
  /** Lower case, such as `usd`. */
  currency: string
  /** `processing`: it is confirmed, and a bank is at work on it for minutes or days. */
  status: Exclude<PaymentStatus, 'refund_due'> | 'processing'
}

/** The order that the server asks a provider to collect money for. */
export interface ProviderOrder {
  amountCents: number
  currency: string
  description: string
  /** The same key always means the same payment, however often it is sent. */
  idempotencyKey: string
  metadata: { userId: string; productId: string }
}

/** The result of charging a card. */
export interface ProviderCharge {
  /** The payment as it stands now. */
  payment: ProviderPayment
  /** The bank of the card wants to be asked: the buyer's browser goes on with the client secret. */
  asksBank: boolean
  /** The provider's message for the buyer about a refused card; absent when the card was not refused. */
  refusal?: string | undefined
}

/** The card provider, seen from the server: Stripe when its key is set, else the sandbox. */
export interface PaymentProvider {
  readonly name: ProviderName
  create(order: ProviderOrder): Promise<ProviderPayment>
  /**
   * Nothing when the provider knows no such payment, as after a change of its keys. With `withinMs` it rejects after
   * that time and asks no second time.
   */
  read(id: string, withinMs?: number): Promise<ProviderPayment | undefined>
  /**
   * Charges a card to an open payment. Repeated with the same card it acts once; a payment that is paid already stays
   * paid. Rejects when the provider gives no answer: nobody knows then whether the card was charged.
   */
  charge(id: string, paymentMethodId: string): Promise<ProviderCharge>
  /** Gives up an open payment, so that it can no longer be confirmed. `withinMs` is as with `read`, for each of its calls. */
  cancel(id: string, withinMs?: number): Promise<ProviderPayment>
  /** Gives all money of a paid payment back: once, however often it is asked. */
  refund(id: string): Promise<void>
}

/** A card provider with what the server and its pages need for it. */
export interface CardService {
  provider: PaymentProvider
  /** The provider's origins that the pages load from. */
  sources?: Sources
  /** Its webhook. */
  routes?: FastifyPluginAsync<PaymentEvents>
}

export interface PaymentEvents {
  /** Called when a payment at the provider, named by its id there, may have changed. */
  onPaymentChange: (providerId: string) => Promise<void>
}
