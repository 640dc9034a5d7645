import type { CardPayment } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { paymentCurrency } from '@meridian/contract/rules/pricing'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { PricedItem } from '../items/items.store.ts'
import type { ProviderOrder, PaymentProvider, ProviderPayment } from './payment-provider.ts'
import type { Payment, PaymentStore } from './payment.store.ts'

/** How long an answer waits for news of payments under way, in ms, and how many of them it asks about. */
const newsWithinMs = 2000
const newsLimit = 10

/** A payment that was opened longer ago, in ms, is given up: no page waits for it any more. */
const openForMs = 24 * 60 * 60 * 1000

/** Tries to agree with the provider on one open payment; each ends when someone else changed it in between. */
const attempts = 4

interface PaymentServiceOptions {
  payments: PaymentStore
  provider: PaymentProvider
  /** Hears when something was bought, or given back. */
  traded: () => void
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** The present time, epoch `ms`. */
  now: () => number
}

/** Where a payment stands: nothing is paid, the item is, or the money went back. */
type Standing = 'unpaid' | 'paid' | 'refunded'

/** A payment that can be made, on both sides; or nothing, since the user owns the item. */
type Opened = { payment: Payment; found: ProviderPayment } | undefined

export type PaymentService = ReturnType<typeof createPaymentService>

/** Keeps our payments and the provider's in step: one open payment per user and item, and one purchase at most. */
export function createPaymentService({ payments, provider, traded, log, now }: PaymentServiceOptions) {
  /** Makes our record say what the provider says, and sends back money that bought nothing. */
  async function follow(payment: Payment, found: ProviderPayment | undefined): Promise<Standing> {
    const standing = await agree(payment, found)
    if (standing !== 'unpaid') traded()
    return standing
  }

  async function agree(payment: Payment, found: ProviderPayment | undefined): Promise<Standing> {
    switch (found?.status) {
      case 'open':
      case 'processing':
        return 'unpaid'
      case 'refunded':
        await payments.refund(payment)
        return 'refunded'
      case 'succeeded': {
        const asked = found.amountCents === payment.amountCents && found.currency === payment.currency
        if (asked && (await payments.record(payment)) === 'recorded') return 'paid'
        log.warn(
          { payment: payment.id, found: found.amountCents },
          asked ? 'An item was paid for twice' : 'A payment succeeded with another amount than asked for',
        )
        await provider.refund(found.id)
        await payments.refund(payment)
        return 'refunded'
      }
      default:
        // Given up there, or unknown there as after a change of the provider's keys.
        await payments.cancel(payment.id)
        return 'unpaid'
    }
  }

  /** The provider's side of an open payment, made there if it does not exist yet; nothing if it is lost there. */
  async function atProvider(
    payment: Payment,
    order: Omit<ProviderOrder, 'idempotencyKey'>,
  ): Promise<ProviderPayment | undefined> {
    if (payment.providerId !== null) return provider.read(payment.providerId)
    try {
      return await provider.create({ ...order, idempotencyKey: payment.id })
    } catch (error) {
      // A provider may repeat its failure for the same key, so the next call starts with a new one.
      await payments.abandon(payment.id)
      throw error
    }
  }

  async function openPayment(userId: string, item: PricedItem): Promise<Opened> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const payment = await payments.begin({
        provider: provider.name,
        userId,
        itemId: item.id,
        amountCents: item.priceCents,
        currency: paymentCurrency,
      })
      if (!payment) return undefined
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
      if (found && !(await payments.attach(payment.id, found.id))) {
        await provider.cancel(found.id)
        continue
      }
      if ((await follow(payment, found)) === 'paid') return undefined
      if (found?.status === 'processing')
        throw new Refusal(409, 'payment_processing', messages.paymentProcessing)
      if (found?.status !== 'open') continue
      if (payment.amountCents === item.priceCents) return { payment, found }
      // The price has changed since: nobody may pay the old one any more.
      const given = await provider.cancel(found.id)
      if ((await follow(payment, given)) === 'paid') return undefined
      if (given.status === 'open' || given.status === 'processing')
        throw new Refusal(409, 'payment_processing', messages.paymentProcessing)
    }
    throw new Refusal(409, 'payment_processing', messages.paymentProcessing)
  }

  /** Opens a payment, or says what went wrong in the words of the card page (Spec 8). */
  async function openOrRefuse(userId: string, item: PricedItem): Promise<Opened> {
    try {
      return await openPayment(userId, item)
    } catch (error) {
      if (error instanceof Refusal) throw error
      log.error({ err: error }, messages.intentFailed)
      throw new Refusal(502, 'intent_failed', messages.intentFailed)
    }
  }

  /** Whether the key was sent before; one that was sent with another item is refused. */
  async function isRepeated(userId: string, item: PricedItem, key: string | undefined): Promise<boolean> {
    if (key === undefined) return false
    const { itemId, isNew } = await payments.itemOfKey(userId, key, item.id)
    if (itemId !== item.id) throw new Refusal(409, 'payment_for_other_item', messages.paymentForOtherItem)
    return !isNew
  }

  return {
    /** Lets the user pay for an item: the secret of their one open payment for it, old or new. */
    async start(userId: string, item: PricedItem, key: string | undefined): Promise<string> {
      await isRepeated(userId, item, key)
      const opened = await openOrRefuse(userId, item)
      if (!opened) throw new Refusal(409, 'already_owned', messages.alreadyPurchased)
      return opened.found.clientSecret
    },

    /**
     * Charges a card for an item, through the user's one open payment for it. Whoever repeats a key that has led to the
     * purchase is told again that it is paid, and nothing is charged.
     */
    async charge(
      userId: string,
      item: PricedItem,
      paymentMethodId: string,
      key: string | undefined,
    ): Promise<CardPayment> {
      const repeated = await isRepeated(userId, item, key)
      const opened = await openOrRefuse(userId, item)
      if (!opened) {
        if (repeated) return { status: 'paid' }
        throw new Refusal(409, 'already_owned', messages.alreadyPurchased)
      }
      const { payment, found } = opened
      const charged = await provider.charge(found.id, paymentMethodId).catch((error: unknown) => {
        log.error({ err: error, payment: payment.id }, 'Nobody knows whether a card was charged')
        throw new Refusal(502, 'outcome_unknown', messages.outcomeUnknown)
      })
      if (charged.refusal !== undefined) throw new Refusal(402, 'card_declined', charged.refusal)
      const standing = await follow(payment, charged.payment)
      if (standing === 'paid') return { status: 'paid' }
      if (standing === 'refunded') throw new Refusal(409, 'payment_refunded', messages.paymentRefunded)
      if (charged.asksBank) return { status: 'asksBank', clientSecret: charged.payment.clientSecret }
      // Given up meanwhile, or a bank is at work on it.
      throw charged.payment.status === 'canceled'
        ? new Refusal(409, 'payment_failed', messages.paymentFailed)
        : new Refusal(409, 'payment_processing', messages.paymentProcessing)
    },

    /** Asks the provider about one of its payments and records what it says. */
    async settle(providerId: string): Promise<void> {
      const payment = await payments.byProviderId(providerId)
      if (!payment || payment.status === 'refunded') return
      await follow(payment, await provider.read(providerId))
    },

    /**
     * Settles what the user may have paid while nobody told us, before an answer that depends on it: all together, and
     * within 2 s, so that a provider that does not answer delays little but the news. Says whether a bank is still at work
     * on one of them, so that nobody should pay anew.
     */
    async settleOpen(userId: string, itemId?: string): Promise<{ processing: boolean }> {
      const open = await payments.open(provider.name, userId, { itemId, limit: newsLimit })
      const found = await Promise.all(
        open.map(async (payment) => {
          const { id, providerId, createdAt } = payment
          if (providerId === null) return undefined
          try {
            const old = createdAt.getTime() < now() - openForMs
            const news = await (old ? provider.cancel(providerId) : provider.read(providerId, newsWithinMs))
            await follow(payment, news)
            return news?.status
          } catch (error) {
            log.error({ err: error, payment: id }, 'A payment could not be settled')
            return undefined
          }
        }),
      )
      return { processing: found.includes('processing') }
    },
  }
}
