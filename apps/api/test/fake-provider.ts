import { setImmediate } from 'node:timers/promises'
import {
  RefundRefused,
  type PaymentProvider,
  type ProviderCharge,
  type NewPayment,
  type ProviderPayment,
} from '../src/payment/payment-provider.ts'

/** Plays the card provider in memory; a test pays, cancels and breaks its payments. */
export class FakeProvider implements PaymentProvider {
  readonly name = 'sandbox'
  readonly opened: NewPayment[] = []
  /** Payment methods that were tried on open payments. */
  readonly charges: string[] = []
  /** Counts the calls to `read`. */
  reads = 0
  /** Fails every call while it is set. */
  failing = false
  /** Answers no call while it is set. */
  hanging = false
  /** Fails calls beyond this number in a second, like a provider with a ceiling. */
  ceiling = Infinity
  /** Times of the calls in the last second, in ms. */
  #lately: number[] = []
  /** Answers refunds; `failed` says nothing about the refund. */
  refundAnswer: 'refunded' | 'refundPending' | 'refused' | 'failed' = 'refunded'
  /** Refunded payments, once per refund. */
  readonly refunds: string[] = []
  /** Idempotency keys of refunds. */
  readonly refundKeys: string[] = []
  /** A bank processes these payments, which can neither be paid nor canceled. */
  readonly processing = new Set<string>()
  /** Payments that it was asked to cancel. */
  readonly cancels: string[] = []
  /** Knows no payment while it is set, as with the keys of another account. */
  ofOtherAccount = false
  readonly #payments = new Map<string, ProviderPayment>()
  readonly #keys = new Map<string, string>()

  async open(payment: NewPayment): Promise<ProviderPayment> {
    await this.#answer()
    const known = this.#keys.get(payment.idempotencyKey)
    if (known !== undefined) return this.#find(known)
    this.opened.push(payment)
    const id = `pi_${this.opened.length}_${crypto.randomUUID()}`
    this.#keys.set(payment.idempotencyKey, id)
    const { amountCents, currency } = payment
    this.#payments.set(id, { id, clientSecret: `${id}_secret`, amountCents, currency, status: 'open' })
    return this.#find(id)
  }

  async read(id: string): Promise<ProviderPayment | undefined> {
    await this.#answer()
    this.reads += 1
    return this.#payments.has(id) && !this.ofOtherAccount ? this.#find(id) : undefined
  }

  async refund(id: string, idempotencyKey: string) {
    await this.#answer()
    this.refundKeys.push(idempotencyKey)
    if (this.refundAnswer === 'failed') throw new Error('The refund failed')
    if (this.refundAnswer === 'refused') throw new RefundRefused('No')
    if (this.#find(id).status === 'succeeded') this.refunds.push(id)
    this.change(id, { status: this.refundAnswer })
    return this.refundAnswer
  }

  async cancel(id: string): Promise<ProviderPayment> {
    await this.#answer()
    this.cancels.push(id)
    const payment = this.#find(id)
    if (payment.status === 'open') this.change(id, { status: 'canceled' })
    return this.#find(id)
  }

  /**
   * Charges by the name of the payment method: `pays`, `asks`, `breaks`, `breaks after paying`, `declined and
   * canceled`. Any other is declined.
   */
  async charge(id: string, paymentMethodId: string): Promise<ProviderCharge> {
    await this.#answer()
    const { status } = this.#find(id)
    if (status !== 'open') return { payment: this.#find(id), requiresAction: false }
    this.charges.push(paymentMethodId)
    if (paymentMethodId.endsWith('pays') || paymentMethodId.endsWith('paying')) {
      this.change(id, { status: 'succeeded' })
    }
    if (paymentMethodId.endsWith('canceled')) this.change(id, { status: 'canceled' })
    if (paymentMethodId.startsWith('breaks')) throw new Error('The line broke')
    const payment = this.#find(id)
    if (paymentMethodId === 'asks') return { payment, requiresAction: true }
    return payment.status === 'succeeded'
      ? { payment, requiresAction: false }
      : { refusal: 'Your card was declined.' }
  }

  /** Changes a payment at the provider, as when the buyer confirms it. */
  change(id: string, change: Partial<ProviderPayment>): void {
    this.#payments.set(id, { ...this.#find(id), ...change })
  }

  async #answer(): Promise<void> {
    await setImmediate()
    if (this.hanging) await new Promise(() => undefined)
    if (this.failing) throw new Error('The provider is away')
    const now = performance.now()
    this.#lately = [...this.#lately.filter((time) => time > now - 1000), now]
    if (this.#lately.length > this.ceiling) throw new Error('Too many calls in one second')
  }

  #find(id: string): ProviderPayment {
    const payment = this.#payments.get(id)
    if (!payment) throw new Error(`No payment ${id}`)
    return this.processing.has(id) && payment.status === 'open'
      ? { ...payment, status: 'processing' }
      : { ...payment }
  }
}
