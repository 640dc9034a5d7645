import { messages } from '@meridian/contract/rules/messages'
import { paymentCurrency } from '@meridian/contract/rules/pricing'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { PricedItem } from '../items/items.store.ts'
import type { ProviderOrder, PaymentProvider, ProviderPayment } from './payment-provider.ts'
import type { Payment, PaymentStore } from './payment.store.ts'

/** Tries to agree with the provider on one open payment; each ends when someone else changed it in between. */
const attempts = 4

interface PaymentServiceOptions {
  payments: PaymentStore
  provider: PaymentProvider
  log: Pick<FastifyBaseLogger, 'error'>
}

export type PaymentService = ReturnType<typeof createPaymentService>

/** Keeps our payments and the provider's in step: one open payment per user and item, and one purchase at most. */
export function createPaymentService({ payments, provider, log }: PaymentServiceOptions) {
  /** Makes our record say what the provider says; `true` when the provider has the money. */
  async function follow(payment: Payment, found: ProviderPayment): Promise<boolean> {
    if (found.status === 'canceled') await payments.cancel(payment.id)
    if (found.status !== 'succeeded') return false
    if (found.amountCents !== payment.amountCents || found.currency !== payment.currency) {
      log.error(
        { payment: payment.id, found: found.amountCents },
        'A payment succeeded with another amount than asked for',
      )
      return true
    }
    if ((await payments.record(payment)) === 'duplicate') {
      log.error({ payment: payment.id }, 'An item was paid for twice: refund this payment')
    }
    return true
  }

  /** The provider's side of an open payment, made there if it does not exist yet. */
  async function atProvider(
    payment: Payment,
    order: Omit<ProviderOrder, 'idempotencyKey'>,
  ): Promise<ProviderPayment> {
    if (payment.providerId !== null) return provider.read(payment.providerId)
    try {
      return await provider.create({ ...order, idempotencyKey: payment.id })
    } catch (error) {
      // A provider may repeat its failure for the same key, so the next call starts with a new one.
      await payments.abandon(payment.id)
      throw error
    }
  }

  async function openPayment(userId: string, item: PricedItem): Promise<string> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const payment = await payments.begin({
        provider: provider.name,
        userId,
        itemId: item.id,
        amountCents: item.priceCents,
        currency: paymentCurrency,
      })
      if (!payment) throw new Refusal(409, messages.alreadyPurchased)
      if (payment.provider !== provider.name) {
        await payments.cancel(payment.id)
        continue
      }
      const found = await atProvider(payment, {
        amountCents: payment.amountCents,
        currency: payment.currency,
        description: item.title,
        metadata: { userId, productId: item.id },
      })
      if (!(await payments.attach(payment.id, found.id))) {
        await provider.cancel(found.id)
        continue
      }
      if (await follow(payment, found)) throw new Refusal(409, messages.alreadyPurchased)
      if (found.status === 'canceled') continue
      if (payment.amountCents === item.priceCents) return found.clientSecret
      // The price has changed since: nobody may pay the old one any more.
      const given = await provider.cancel(found.id)
      if (await follow(payment, given)) throw new Refusal(409, messages.alreadyPurchased)
      if (given.status !== 'canceled') throw new Refusal(409, messages.paymentProcessing)
    }
    throw new Refusal(409, messages.paymentProcessing)
  }

  return {
    /**
     * Lets the user pay for an item: the secret of their one open payment for it, old or new. A `key` sent before with
     * another item is refused.
     */
    async start(userId: string, item: PricedItem, key: string | undefined): Promise<string> {
      if (key !== undefined && (await payments.itemOfKey(userId, key, item.id)) !== item.id) {
        throw new Refusal(409, messages.paymentForOtherItem)
      }
      try {
        return await openPayment(userId, item)
      } catch (error) {
        if (error instanceof Refusal) throw error
        log.error({ err: error }, messages.intentFailed)
        throw new Refusal(502, messages.intentFailed)
      }
    },

    /** Asks the provider about one of its payments and records what it says. */
    async settle(providerId: string): Promise<void> {
      const payment = await payments.byProviderId(providerId)
      if (!payment || payment.status === 'succeeded') return
      await follow(payment, await provider.read(providerId))
    },

    /**
     * Settles what the user may have paid while nobody told us, before an answer that depends on it. A provider that
     * does not answer delays nothing but the news.
     */
    async settleOpen(userId: string, itemId?: string): Promise<void> {
      for (const payment of await payments.open(provider.name, userId, itemId)) {
        try {
          if (payment.providerId !== null) await follow(payment, await provider.read(payment.providerId))
        } catch (error) {
          log.error({ err: error, payment: payment.id }, 'A payment could not be settled')
        }
      }
    },
  }
}
