import type { CardCharge } from '@meridian/contract'
import { messages, serverMessages } from '@meridian/contract/messages/messages'
import { paymentCurrency } from '@meridian/contract/money/pricing'
import { createCache } from 'async-cache-dedupe'
import type { FastifyBaseLogger } from 'fastify'
import { Counter } from 'prom-client'
import { setTimeout as pause } from 'node:timers/promises'
import { HttpError } from '../http/http-error.ts'
import {
  RefundRefused,
  type ProviderOrder,
  type PaymentProvider,
  type ProviderPayment,
} from './payment-provider.ts'
import type { Payment, PaymentStore, SettledNews } from './payment.store.ts'
import type { PricedItem } from './purchase.store.ts'

/** An answer waits these milliseconds for the provider, and asks it about this number of payments. */
const newsWithinMs = 2000
const newsLimit = 10

/** The last checks of this many payments are cached. */
const cachedChecks = 10_000

/** Limits a sweep: payments, payments at once, and ms in total and per payment. */
const sweepLimit = 100
const sweepAtOnce = 5
const sweepForMs = 30_000
const sweepNewsWithinMs = 5000

/** Codes of the provider for an amount that no card can pay. */
const amountCodes = new Set<unknown>(['amount_too_small', 'amount_too_large'])

/** Milliseconds after which a payment is given up, as no page waits for it any more. */
const openForMs = 24 * 60 * 60 * 1000

/** Opening a payment fails when another call changes it at the same time; it is retried. */
const retries = 4

export interface PaymentServiceOptions {
  payments: PaymentStore
  provider: PaymentProvider
  /** Called after a purchase or a refund. */
  onMarketChange: () => void
  /** Called once for each purchase. */
  onPurchase: (payment: Payment) => void
  /** Seconds before a call asks the provider again about the same payment. */
  askAgainSeconds: number
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Returns epoch `ms`. */
  now: () => number
}

/** The states of a payment after a check at the provider, which does not know an `unknown` one. */
export const checkResults = [
  'paid',
  'refundDue',
  'refundPending',
  'refunded',
  'refundFailed',
  'open',
  'processing',
  'canceled',
  'unknown',
  'failed',
] as const

export type CheckResult = (typeof checkResults)[number]

const resultOf = {
  open: 'open',
  canceled: 'canceled',
  succeeded: 'paid',
  refund_due: 'refundDue',
  refund_pending: 'refundPending',
  refunded: 'refunded',
  refund_failed: 'refundFailed',
} as const satisfies Record<Payment['status'], CheckResult>

const alerts = {
  refundFailed: 'A refund has failed and needs a person',
  disputeOpened: 'A player disputes a payment at the bank',
  disputeLost: 'A dispute is lost, and the item was taken back',
} as const

/** Counts what an operator has to look at. */
export const paymentAlerts = new Counter({
  name: 'payment_alerts_total',
  help: 'Refunds that need a person, and disputes opened and lost',
  labelNames: ['alert'],
  registers: [],
})
for (const alert of Object.keys(alerts)) paymentAlerts.inc({ alert }, 0)

/** A payment that can be paid, here and at the provider; `undefined` if the player owns the item. */
type Opened = { payment: Payment; provided: ProviderPayment } | undefined

export type PaymentService = ReturnType<typeof createPaymentService>

/** Synchronizes our payments with the provider's. A player has one open payment per item, and one purchase at most. */
export function createPaymentService({
  payments,
  provider,
  onMarketChange,
  onPurchase,
  askAgainSeconds,
  log,
  now,
}: PaymentServiceOptions) {
  /** Records the provider's state of a payment, and returns what the payment is then. */
  async function syncWithProvider(
    payment: Payment,
    provided: ProviderPayment | undefined,
  ): Promise<CheckResult> {
    switch (provided?.status) {
      case 'open':
      case 'processing':
        return provided.status
      case 'succeeded':
      case 'refundPending':
      case 'refunded':
        return settle(payment, { ...provided, status: provided.status })
      default:
        // Canceled there, or unknown, as after a change of the provider's keys.
        await payments.cancel(payment.id)
        return provided ? 'canceled' : 'unknown'
    }
  }

  /** Records a purchase or a refund, and asks for the refund of money without a purchase. */
  async function settle(payment: Payment, news: SettledNews): Promise<CheckResult> {
    const { before, after } = await payments.settle(payment, news)
    onMarketChange()
    const about = { payment: after.id }
    if (after.status === 'succeeded' && before.status !== 'succeeded') onPurchase(after)
    if (after.status === 'refund_due' && (before.status === 'open' || before.status === 'canceled'))
      log.warn(
        { ...about, found: news.amountCents },
        news.amountCents === after.amountCents && news.currency === after.currency
          ? 'An item was paid for twice, or for an erased player'
          : 'A payment succeeded with another amount than asked for',
      )
    if (news.status === 'succeeded' && after.refundRefusals > before.refundRefusals)
      log.warn(about, 'The bank has sent a refund back')
    if (after.dispute === 'open' && before.dispute !== 'open') alert('warn', 'disputeOpened', about)
    if (after.dispute === 'lost' && before.dispute !== 'lost') alert('warn', 'disputeLost', about)
    if (after.status === 'refund_failed' && before.status !== 'refund_failed')
      alert('error', 'refundFailed', about)
    if (after.status !== 'refund_due' || news.status === 'refused') return resultOf[after.status]
    const key = `${after.id}:refund:${after.refundRefusals}`
    const status = await provider.refund(news.id, key).catch((error: unknown) => {
      log.error({ err: error, ...about }, 'A refund failed, and will be tried again')
      return error instanceof RefundRefused ? 'refused' : undefined
    })
    return status === undefined ? 'refundDue' : settle(after, { ...news, status })
  }

  function alert(level: 'warn' | 'error', name: keyof typeof alerts, about: object): void {
    paymentAlerts.inc({ alert: name })
    log[level](about, alerts[name])
  }

  /** Returns the provider's record of an open payment, and creates a missing one; `undefined` if it was lost there. */
  async function atProvider(
    payment: Payment,
    order: Omit<ProviderOrder, 'idempotencyKey'>,
  ): Promise<ProviderPayment | undefined> {
    if (payment.providerId !== null) return provider.read(payment.providerId)
    try {
      return await provider.open({ ...order, idempotencyKey: payment.id })
    } catch (error) {
      // A provider may repeat a failure for the same key, so the next call uses a new one.
      await payments.abandon(payment.id)
      if (error instanceof Error && 'code' in error && amountCodes.has(error.code))
        throw new HttpError(400, 'amount_not_payable', serverMessages.amountNotPayable)
      throw error
    }
  }

  async function openPayment(playerId: string, item: PricedItem): Promise<Opened> {
    for (let attempt = 0; attempt < retries; attempt += 1) {
      const payment = await payments.open({
        provider: provider.name,
        playerId,
        itemId: item.id,
        amountCents: item.priceCents,
        currency: paymentCurrency,
      })
      if (!payment) return undefined
      if (payment.provider !== provider.name) {
        await payments.cancel(payment.id)
        continue
      }
      const provided = await atProvider(payment, {
        amountCents: payment.amountCents,
        currency: payment.currency,
        description: item.title,
        metadata: { userId: playerId, productId: item.id },
      })
      if (provided && !(await payments.attach(payment.id, provided.id))) {
        await provider.cancel(provided.id)
        continue
      }
      const state = await syncWithProvider(payment, provided)
      if (state === 'paid') return undefined
      if (state === 'processing') throw new HttpError(409, 'payment_processing', messages.paymentProcessing)
      if (!provided || state !== 'open') continue
      if (payment.amountCents === item.priceCents) return { payment, provided }
      // The price has changed, and nobody may pay the old one.
      const outdated = await syncWithProvider(payment, await provider.cancel(provided.id))
      if (outdated === 'paid') return undefined
      if (outdated === 'open' || outdated === 'processing')
        throw new HttpError(409, 'payment_processing', messages.paymentProcessing)
    }
    throw new HttpError(409, 'payment_processing', messages.paymentProcessing)
  }

  /** Opens a payment; throws a refusal with the card payment page's message if that fails. */
  async function openOrThrow(playerId: string, item: PricedItem): Promise<Opened> {
    try {
      return await openPayment(playerId, item)
    } catch (error) {
      if (error instanceof HttpError) throw error
      log.error({ err: error }, messages.intentFailed)
      throw new HttpError(502, 'intent_failed', messages.intentFailed)
    }
  }

  /**
   * Asks the provider about a payment within `withinMs` and records the state. It cancels an old payment there, one
   * of an older price, one of a delisted item, and with `giveUp` any. An unreachable provider changes nothing.
   */
  async function checkProvider(
    payment: Payment,
    withinMs: number,
    { giveUp = false } = {},
  ): Promise<CheckResult> {
    const { id, providerId, status, createdAt } = payment
    if (providerId === null) return 'unknown'
    const old = createdAt.getTime() < now() - openForMs
    const ask = async (): Promise<CheckResult> => {
      const outdated = status === 'open' && (giveUp || old || (await payments.isOutdated(payment)))
      const news = await (outdated
        ? provider.cancel(providerId, withinMs)
        : provider.read(providerId, withinMs))
      return syncWithProvider(payment, news)
    }
    try {
      return await within(withinMs, ask())
    } catch (error) {
      log.error({ err: error, payment: id }, 'A payment could not be reconciled')
      return 'failed'
    }
  }

  /** Checks a payment before an answer. Simultaneous and later calls share the result for a moment. */
  const checkOnce = createCache({
    ttl: askAgainSeconds,
    storage: { type: 'memory', options: { size: cachedChecks } },
  }).define('check', { serialize: ({ id }: Payment) => id }, (payment: Payment) =>
    checkProvider(payment, newsWithinMs),
  ).check

  /** Returns `true` when the key was sent before; throws when it was sent with another item. */
  async function isRepeated(playerId: string, item: PricedItem, key: string | undefined): Promise<boolean> {
    if (key === undefined) return false
    const { itemId, isNew } = await payments.itemOfKey(playerId, key, item.id)
    if (itemId !== item.id)
      throw new HttpError(409, 'payment_for_other_item', serverMessages.paymentForOtherItem)
    return !isNew
  }

  return {
    /** Returns the secret of the player's one open payment for an item; opens it if needed. */
    async open(playerId: string, item: PricedItem, key: string | undefined): Promise<string> {
      await isRepeated(playerId, item, key)
      const opened = await openOrThrow(playerId, item)
      if (!opened) throw new HttpError(409, 'already_owned', messages.alreadyPurchased)
      return opened.provided.clientSecret
    },

    /**
     * Charges a card for an item through the player's one open payment for it. If a key has led to the purchase, its
     * repetition answers "paid" again and charges nothing.
     */
    async charge(
      playerId: string,
      item: PricedItem,
      paymentMethodId: string,
      key: string | undefined,
    ): Promise<CardCharge> {
      const repeated = await isRepeated(playerId, item, key)
      const opened = await openOrThrow(playerId, item)
      if (!opened) {
        if (repeated) return { status: 'paid' }
        throw new HttpError(409, 'already_owned', messages.alreadyPurchased)
      }
      const { payment, provided } = opened
      const charged = await provider.charge(provided.id, paymentMethodId).catch((error: unknown) => {
        // The provider refused before the call was sent.
        if (error instanceof HttpError) throw error
        log.error({ err: error, payment: payment.id }, 'Nobody knows whether a card was charged')
        throw new HttpError(502, 'outcome_unknown', messages.outcomeUnknown)
      })
      if ('refusal' in charged) throw new HttpError(402, 'card_declined', charged.refusal)
      const state = await syncWithProvider(payment, charged.payment)
      if (state === 'paid') return { status: 'paid' }
      if (state === 'refundDue' || state === 'refundPending' || state === 'refundFailed')
        throw new HttpError(409, 'refund_due', serverMessages.paymentRefundDue)
      if (state === 'refunded') throw new HttpError(409, 'payment_refunded', serverMessages.paymentRefunded)
      if (charged.requiresAction)
        return { status: 'requires_action', clientSecret: charged.payment.clientSecret }
      // The payment was canceled meanwhile, or a bank processes it.
      throw state === 'canceled'
        ? new HttpError(409, 'payment_failed', messages.paymentFailed)
        : new HttpError(409, 'payment_processing', messages.paymentProcessing)
    },

    /** Asks the provider about one of its payments and records the answer. */
    async reconcile(providerId: string): Promise<void> {
      const payment = await payments.byProviderId(providerId)
      if (payment) await syncWithProvider(payment, await provider.read(providerId))
    },

    /**
     * Gives up a player's open payments at the provider. One that is paid before that is recorded, and one that a bank
     * works on stays.
     */
    async giveUp(playerId: string): Promise<void> {
      const open = await payments.listOpen(provider.name, playerId, { itemId: undefined, limit: newsLimit })
      await Promise.all(open.map((payment) => checkProvider(payment, newsWithinMs, { giveUp: true })))
    },

    /** Checks one payment at the provider, and asks for its refund if that is due. */
    check: (payment: Payment): Promise<CheckResult> => checkProvider(payment, sweepNewsWithinMs),

    /**
     * Reconciles the player's pending payments before an answer that depends on them. All are asked together and within 2
     * s, so a silent provider delays little. A payment asked about a moment ago is answered from the database.
     * `processing` is true while a bank works on one, so that nobody pays again.
     */
    async reconcileOpen(playerId: string, itemId?: string): Promise<{ processing: boolean }> {
      const open = await payments.listOpen(provider.name, playerId, { itemId, limit: newsLimit })
      const results = await Promise.all(open.map(checkOnce))
      return { processing: results.includes('processing') }
    },

    /**
     * Reconciles pending payments that are at least ten minutes old, and retries due refunds. Stops at a number, at a
     * time limit, or once `stop` is aborted. Calls `report` with each result.
     */
    async sweep(stop: AbortSignal, report: (what: CheckResult) => void): Promise<void> {
      const deadline = now() + sweepForMs
      for (let left = sweepLimit; left > 0 && now() < deadline && !stop.aborted; left -= sweepAtOnce) {
        const due = await payments.claimDue(provider.name, sweepAtOnce)
        if (due.length === 0) return
        await Promise.all(due.map(async (payment) => report(await checkProvider(payment, sweepNewsWithinMs))))
      }
    },
  }
}

/** Rejects when work takes longer than `ms`; the work continues. */
const within = <Result>(ms: number, work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    pause(ms, undefined, { ref: false }).then(() => {
      throw new Error(`The card provider did not answer within ${ms} ms`)
    }),
  ])
