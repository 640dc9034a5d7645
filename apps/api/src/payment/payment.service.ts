import type { CardCharge } from '@meridian-2117/contract'
import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { paymentCurrency } from '@meridian-2117/contract/money/pricing'
import { createCache } from 'async-cache-dedupe'
import type { FastifyBaseLogger } from 'fastify'
import PQueue from 'p-queue'
import { Counter } from 'prom-client'
import { setTimeout as pause } from 'node:timers/promises'
import { HttpError } from '../http/http-error.ts'
import { RefundRefused, type PaymentProvider, type ProviderPayment } from './payment-provider.ts'
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
  /**
   * Records the provider's state of a payment, and returns what the payment is then. A payment that the provider does not
   * know stays, as the server may have been started with another account's key.
   */
  async function syncWithProvider(
    payment: Payment,
    provided: ProviderPayment | undefined,
  ): Promise<CheckResult> {
    if (!provided) return 'unknown'
    switch (provided.status) {
      case 'open':
      case 'processing':
        return provided.status
      case 'canceled':
        await payments.cancel(payment.id)
        return 'canceled'
      default:
        return settle(payment, { ...provided, status: provided.status })
    }
  }

  /** Ends a payment that nobody may pay any more: at the provider, or in our books if the provider does not know it. */
  async function end(
    payment: Payment,
    provided: ProviderPayment | undefined,
    withinMs?: number,
  ): Promise<CheckResult> {
    if (!provided) await payments.cancel(payment.id)
    return syncWithProvider(
      payment,
      provided?.status === 'open' ? await provider.cancel(provided.id, withinMs) : provided,
    )
  }

  /** Reads a payment at the provider, which does not know those of a former one. */
  const read = async (
    { provider: name, providerId }: Payment,
    withinMs?: number,
  ): Promise<ProviderPayment | undefined> =>
    name === provider.name && providerId !== null ? provider.read(providerId, withinMs) : undefined

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

  /** Opens a payment at the provider. */
  async function openAtProvider(
    payment: Payment,
    { id: productId, title: description }: PricedItem,
  ): Promise<ProviderPayment> {
    const { id: idempotencyKey, playerId: userId, amountCents, currency } = payment
    try {
      return await provider.open({
        amountCents,
        currency,
        description,
        idempotencyKey,
        metadata: { userId, productId },
      })
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
      const isNew = payment.provider === provider.name && payment.providerId === null
      const provided = await (isNew ? openAtProvider(payment, item) : read(payment))
      if (provided && !(await payments.attach(payment.id, provided.id))) {
        await provider.cancel(provided.id)
        continue
      }
      // Nobody may pay an old price.
      if (provided?.status === 'open' && payment.amountCents === item.priceCents) return { payment, provided }
      const state = await end(payment, provided)
      if (state === 'paid') return undefined
      if (state === 'open' || state === 'processing') break
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
   * Asks the provider about a payment within `withinMs` and records the state. It ends an old payment, one of an older
   * price, one of a delisted item, and with `giveUp` any. An unreachable provider changes nothing.
   */
  async function checkProvider(
    payment: Payment,
    withinMs: number,
    { giveUp = false } = {},
  ): Promise<CheckResult> {
    const isOld = payment.createdAt.getTime() < now() - openForMs
    const ask = async (): Promise<CheckResult> => {
      const provided = await read(payment, withinMs)
      const ends = giveUp || isOld || (provided?.status === 'open' && (await payments.isOutdated(payment)))
      return ends ? end(payment, provided, withinMs) : syncWithProvider(payment, provided)
    }
    try {
      return await within(withinMs, ask())
    } catch (error) {
      log.error({ err: error, payment: payment.id }, 'A payment could not be reconciled')
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
      if (payment) await syncWithProvider(payment, await read(payment))
    },

    /**
     * Gives up a player's open payments at the provider. One that is paid before that is recorded, and one that a bank
     * works on stays.
     */
    async giveUp(playerId: string): Promise<void> {
      const open = await payments.listOpen(playerId)
      await new PQueue({ concurrency: newsLimit }).addAll(
        open.map((payment) => () => checkProvider(payment, newsWithinMs, { giveUp: true })),
      )
    },

    /** Checks one payment at the provider, and asks for its refund if that is due. */
    check: (payment: Payment): Promise<CheckResult> => checkProvider(payment, sweepNewsWithinMs),

    /**
     * Reconciles the player's pending payments before an answer that depends on them. All are asked together and within 2
     * s, so a silent provider delays little. A payment asked about a moment ago is answered from the database.
     * `processing` is true while a bank works on one, so that nobody pays again.
     */
    async reconcileOpen(playerId: string, itemId?: string): Promise<{ processing: boolean }> {
      const open = await payments.listOpen(playerId, itemId)
      const results = await Promise.all(open.slice(0, newsLimit).map(checkOnce))
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
