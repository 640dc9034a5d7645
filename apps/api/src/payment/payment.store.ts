import type { RefundState } from '@meridian-2117/contract/money/refund'
import { marketName, sellerName } from '@meridian-2117/contract/names/display-name'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import {
  activities,
  items,
  paymentKeys,
  payments,
  purchases,
  players,
  type StoredPaymentStatus,
} from '../database/schema.ts'
import { isErased } from '../accounts/player.store.ts'
import type { PaymentProvider, ProviderPayment } from './payment-provider.ts'

export type Payment = typeof payments.$inferSelect

/** The provider's news of a payment that it has collected; `refused` answers the refund that we asked for. */
export type SettledNews = Omit<ProviderPayment, 'status'> & {
  status: 'succeeded' | 'refundPending' | 'refunded' | 'refused'
}

/** The provider may refuse this many refunds of a payment. Then the refund needs a person. */
const refundTries = 3

/** States of refunds by the status of their payment. */
export const refundStates = {
  refund_due: 'due',
  refund_pending: 'pending',
  refunded: 'done',
  refund_failed: 'failed',
} as const satisfies Partial<Record<StoredPaymentStatus, RefundState>>

export const isRefund = (status: StoredPaymentStatus): status is keyof typeof refundStates =>
  status in refundStates

/** Returns what the provider's news make of a payment that is or becomes no new purchase. */
function afterNews(
  { status, refundRefusals, dispute }: Payment,
  news: SettledNews['status'],
): Pick<Payment, 'status' | 'refundRefusals'> {
  if (news === 'refunded') return { status: 'refunded', refundRefusals }
  if (news === 'refundPending') return { status: 'refund_pending', refundRefusals }
  if (status === 'open' || status === 'canceled') return { status: 'refund_due', refundRefusals }
  // A refund may fail after days, and the money is back at the provider.
  const isFailed = (status === 'refund_pending' || status === 'refunded') && dispute !== 'lost'
  if (news === 'succeeded' && !isFailed) return { status, refundRefusals }
  const refusals = refundRefusals + 1
  return { status: refusals < refundTries ? 'refund_due' : 'refund_failed', refundRefusals: refusals }
}

/** Refunds that have not arrived at their player. */
const unfinishedRefunds = ['refund_due', 'refund_pending', 'refund_failed'] as const

export type PaymentStore = ReturnType<typeof createPaymentStore>

/** Stores payments and their results. No transaction here waits for the provider. */
export function createPaymentStore(db: Database) {
  return {
    /** Returns the item that this player's key was first sent with, and whether this call was the first. */
    async itemOfKey(
      playerId: string,
      key: string,
      itemId: string,
    ): Promise<{ itemId: string; isNew: boolean }> {
      const made = await db
        .insert(paymentKeys)
        .values({ playerId, key, itemId })
        .onConflictDoNothing()
        .returning({ itemId: paymentKeys.itemId })
      if (made.length > 0) {
        await forgetOldKeys(db)
        return { itemId, isNew: true }
      }
      const [row] = await db
        .select({ itemId: paymentKeys.itemId })
        .from(paymentKeys)
        .where(and(eq(paymentKeys.playerId, playerId), eq(paymentKeys.key, key)))
      return { itemId: row?.itemId ?? itemId, isNew: false }
    },

    /**
     * Returns the player's open payment for an item, and creates a missing one; `undefined` when the player owns the item.
     */
    open(newPayment: {
      provider: PaymentProvider['name']
      playerId: string
      itemId: string
      amountCents: number
      currency: string
    }): Promise<Payment | undefined> {
      const { playerId, itemId } = newPayment
      return db.transaction(async (tx) => {
        // One at a time per player, also against `record`: no payment may open for an item that is being bought.
        await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('no key update')
        const owned = await tx
          .select({ id: purchases.id })
          .from(purchases)
          .where(and(eq(purchases.playerId, playerId), eq(purchases.itemId, itemId)))
        if (owned.length > 0) return undefined
        const [open] = await tx
          .select()
          .from(payments)
          .where(
            and(eq(payments.playerId, playerId), eq(payments.itemId, itemId), eq(payments.status, 'open')),
          )
        if (open) return open
        const [created] = await tx.insert(payments).values(newPayment).returning()
        return created
      })
    },

    /** Stores the provider's id; returns `false` if the payment was closed meanwhile. */
    async attach(id: string, providerId: string): Promise<boolean> {
      const rows = await db
        .update(payments)
        .set({ providerId })
        .where(
          and(
            eq(payments.id, id),
            eq(payments.status, 'open'),
            or(isNull(payments.providerId), eq(payments.providerId, providerId)),
          ),
        )
        .returning({ id: payments.id })
      return rows.length > 0
    },

    /** Closes a payment that the provider could not open, unless another call has opened it meanwhile. */
    async abandon(id: string): Promise<void> {
      await db
        .update(payments)
        .set({ status: 'canceled' })
        .where(and(eq(payments.id, id), eq(payments.status, 'open'), isNull(payments.providerId)))
    },

    /** Closes an open payment that can no longer be paid. */
    async cancel(id: string): Promise<void> {
      await db
        .update(payments)
        .set({ status: 'canceled' })
        .where(and(eq(payments.id, id), eq(payments.status, 'open')))
    },

    /** Returns whether the item has another price than its payment, or has left the market. */
    async isOutdated({ itemId, amountCents }: Payment): Promise<boolean> {
      const rows = await db
        .select({ id: items.id })
        .from(items)
        .where(and(eq(items.id, itemId), or(ne(items.priceCents, amountCents), isNotNull(items.delistedAt))))
      return rows.length > 0
    },

    async byProviderId(providerId: string): Promise<Payment | undefined> {
      const [row] = await db.select().from(payments).where(eq(payments.providerId, providerId))
      return row
    },

    /** Lets the next sweep check the open payments of an item. Returns their number. */
    async checkSoon(itemId: string): Promise<number> {
      const rows = await db
        .update(payments)
        .set({ checkAt: sql`now()` })
        .where(and(eq(payments.itemId, itemId), eq(payments.status, 'open')))
        .returning({ id: payments.id })
      return rows.length
    },

    /**
     * Decides that all of a paid payment goes back, and takes its item back. A refund that needs a person is tried once
     * more. Returns `undefined` if the payment has another status.
     */
    requireRefund: (id: string): Promise<Payment | undefined> =>
      db.transaction(async (tx) => {
        const [seen] = await tx.select().from(payments).where(eq(payments.id, id))
        if (!seen) return undefined
        // As in `settle`: the player first.
        await tx
          .select({ id: players.id })
          .from(players)
          .where(eq(players.id, seen.playerId))
          .for('no key update')
        const [due] = await tx
          .update(payments)
          .set({ status: 'refund_due', checkAt: sql`now()` })
          .where(and(eq(payments.id, id), inArray(payments.status, ['succeeded', 'refund_failed'])))
          .returning()
        if (due) await takeBack(tx, id)
        return due
      }),

    /** Ends a refund that needed a person, once the player has the money. Returns `false` if there is none. */
    async endFailedRefund(id: string): Promise<boolean> {
      const rows = await db
        .update(payments)
        .set({ status: 'refunded' })
        .where(and(eq(payments.id, id), eq(payments.status, 'refund_failed')))
        .returning({ id: payments.id })
      return rows.length > 0
    },

    /** Returns a player's open payments, the newest first, for one item or for all. */
    listOpen(playerId: string, itemId?: string): Promise<Payment[]> {
      return db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.playerId, playerId),
            eq(payments.status, 'open'),
            itemId === undefined ? undefined : eq(payments.itemId, itemId),
          ),
        )
        .orderBy(desc(payments.createdAt))
    },

    /**
     * Returns payments that are due for a check, each to one caller: open ones, and refunds of this provider. The next
     * check is due when a payment is twice as old. It comes after a minute at least and an hour at most.
     */
    claimDue(provider: PaymentProvider['name'], limit: number): Promise<Payment[]> {
      const due = db
        .select({ id: payments.id })
        .from(payments)
        .where(
          and(
            inArray(payments.status, ['open', 'refund_due', 'refund_pending']),
            lte(payments.checkAt, sql`now()`),
            or(eq(payments.status, 'open'), eq(payments.provider, provider)),
          ),
        )
        // Refunds first: they must not wait behind many payments that were left.
        .orderBy(eq(payments.status, 'open'), asc(payments.checkAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      return db
        .update(payments)
        .set({
          checkAt: sql`now() + greatest(interval '1 minute', least(now() - ${payments.createdAt}, interval '1 hour'))`,
        })
        .where(inArray(payments.id, due))
        .returning()
    },

    /** Counts the refunds that have not arrived at their player, by state. */
    async countRefunds(): Promise<{ state: RefundState; count: number }[]> {
      const rows = await db
        .select({ status: payments.status, count: count() })
        .from(payments)
        .where(inArray(payments.status, [...unfinishedRefunds]))
        .groupBy(payments.status)
      return unfinishedRefunds.map((refund) => ({
        state: refundStates[refund],
        count: rows.find(({ status }) => status === refund)?.count ?? 0,
      }))
    },

    /**
     * Records the provider's news of a payment that it has collected, in one transaction: a purchase and its activity,
     * once, or a refund. Money without a purchase becomes a due refund: the player owns the item already or was erased, or
     * the amount differs. Older news than the database's change nothing: `seen` is the payment as it was before the provider was
     * asked.
     */
    settle(seen: Payment, news: SettledNews): Promise<{ before: Payment; after: Payment }> {
      const { id } = seen
      return db.transaction(async (tx) => {
        const activity = await lockedActivity(tx, seen)
        const [before] = await tx.select().from(payments).where(eq(payments.id, id))
        if (!before) throw new Error(`Payment ${id} is gone`)
        const isOlder = before.status !== seen.status || before.refundRefusals !== seen.refundRefusals
        if (isOlder && isRefund(before.status)) return { before, after: before }
        // A payment that was given up here counts too, since the provider has collected the money.
        const mayBuy =
          activity !== undefined &&
          news.status === 'succeeded' &&
          (before.status === 'open' || before.status === 'canceled') &&
          news.amountCents === before.amountCents &&
          news.currency === before.currency
        const changed =
          mayBuy && (await recordPurchase(tx, before, activity))
            ? { status: 'succeeded' as const }
            : afterNews(before, news.status)
        const isDue = changed.status === 'refund_due' && changed.status !== before.status
        const { refundedCents = before.refundedCents } = news
        // An appeal that is won after a loss gives no item back.
        const dispute = before.dispute === 'lost' ? before.dispute : (news.dispute ?? before.dispute)
        const [after] = await tx
          .update(payments)
          .set({ ...changed, refundedCents, dispute, ...(isDue && { checkAt: sql`now()` }) })
          .where(eq(payments.id, id))
          .returning()
        if (!after) throw new Error(`Payment ${id} is gone`)
        if (after.status !== before.status && isRefund(after.status)) await takeBack(tx, id)
        return { before, after }
      })
    },
  }
}

type PaymentActivity = NonNullable<Awaited<ReturnType<typeof lockedActivity>>>

/** Records a purchase and its activity; returns `false` if the player owns the item already. */
async function recordPurchase(
  tx: Transaction,
  { id, playerId, itemId, amountCents }: Payment,
  activity: PaymentActivity,
): Promise<boolean> {
  const [purchase] = await tx
    .insert(purchases)
    .values({ playerId, itemId, paymentId: id, title: activity.name, amountCents })
    .onConflictDoNothing()
    .returning()
  if (!purchase) return false
  const { id: purchaseId, createdAt: happenedAt } = purchase
  await tx.insert(activities).values({ ...activity, id: purchaseId, type: 'Purchase', happenedAt })
  return true
}

/** Takes the item back with its activity, if the payment bought it. */
async function takeBack(tx: Transaction, id: string): Promise<void> {
  const [purchase] = await tx
    .delete(purchases)
    .where(eq(purchases.paymentId, id))
    .returning({ id: purchases.id })
  if (purchase) await tx.delete(activities).where(eq(activities.id, purchase.id))
}

/**
 * Locks the payment's player until the transaction ends, and returns the common fields of an activity about the
 * payment; `undefined` if the player was erased.
 */
async function lockedActivity(tx: Transaction, { id, playerId, itemId, amountCents }: Payment) {
  const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('no key update')
  const [item] = await tx.select({ title: items.title }).from(items).where(eq(items.id, itemId))
  if (!player || !item) throw new Error(`Payment ${id} has lost its player or item`)
  if (isErased(player)) return undefined
  return {
    name: item.title,
    buyer: marketName({ id: playerId, ...(player.fullName !== null && { fullName: player.fullName }) }),
    buyerId: playerId,
    seller: sellerName,
    priceCents: amountCents,
  }
}

/** Deletes some keys of attempts that ended long ago, skipping locked rows. It deletes at least as many as arrive. */
async function forgetOldKeys(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${paymentKeys} where (${paymentKeys.playerId}, ${paymentKeys.key}) in (
      select ${paymentKeys.playerId}, ${paymentKeys.key} from ${paymentKeys}
      where ${paymentKeys.createdAt} < now() - interval '30 days' limit 10 for update skip locked
    )`)
}
