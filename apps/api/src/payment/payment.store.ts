import { marketName } from '@meridian/contract/names/display-name'
import { sellerName } from '@meridian/contract/names/seller'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import {
  activities,
  items,
  paymentKeys,
  payments,
  purchases,
  refund,
  refundDue,
  players,
} from '../database/schema.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type Payment = typeof payments.$inferSelect

/** A successful payment becomes a purchase, or a refund that is due. */
export type RecordResult = 'recorded' | 'refundDue'

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

    /** Returns whether the item has another price than its payment. */
    async isRepriced({ itemId, amountCents }: Payment): Promise<boolean> {
      const rows = await db
        .select({ id: items.id })
        .from(items)
        .where(and(eq(items.id, itemId), ne(items.priceCents, amountCents)))
      return rows.length > 0
    },

    async byProviderId(providerId: string): Promise<Payment | undefined> {
      const [row] = await db.select().from(payments).where(eq(payments.providerId, providerId))
      return row
    },

    /** Returns a player's newest open payments that the provider knows, for one item or for all. */
    listOpen(
      provider: PaymentProvider['name'],
      playerId: string,
      { itemId, limit }: { itemId: string | undefined; limit: number },
    ): Promise<Payment[]> {
      return db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.playerId, playerId),
            eq(payments.status, 'open'),
            eq(payments.provider, provider),
            isNotNull(payments.providerId),
            itemId === undefined ? undefined : eq(payments.itemId, itemId),
          ),
        )
        .orderBy(desc(payments.createdAt))
        .limit(limit)
    },

    /**
     * Returns payments that are due for a check, each to one caller. The next check is due when a payment is twice as
     * old. It comes after a minute at least and an hour at most.
     */
    claimDue(provider: PaymentProvider['name'], limit: number): Promise<Payment[]> {
      const due = db
        .select({ id: payments.id })
        .from(payments)
        .where(
          and(
            inArray(payments.status, ['open', 'refund_due']),
            lte(payments.checkAt, sql`now()`),
            eq(payments.provider, provider),
            isNotNull(payments.providerId),
          ),
        )
        .orderBy(asc(payments.checkAt))
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

    /**
     * Turns a successful payment into a purchase and its activity, in one transaction and once. Money without a
     * purchase becomes a due refund: the player owns the item already, or the amount differs.
     */
    record(payment: Payment, isExpected: boolean): Promise<RecordResult> {
      const { id, playerId, itemId, amountCents } = payment
      return db.transaction(async (tx) => {
        const activity = await lockedActivity(tx, payment)
        const [earlier] = await tx
          .select({ id: purchases.id })
          .from(purchases)
          .where(eq(purchases.paymentId, id))
        if (earlier) return 'recorded'
        // A payment that was given up here counts too, since the provider has collected the money.
        const [paid] = isExpected
          ? await tx
              .update(payments)
              .set({ status: 'succeeded' })
              .where(and(eq(payments.id, id), inArray(payments.status, ['open', 'canceled'])))
              .returning({ id: payments.id })
          : []
        const [purchase] = paid
          ? await tx
              .insert(purchases)
              .values({ playerId, itemId, paymentId: id, title: activity.name, amountCents })
              .onConflictDoNothing()
              .returning()
          : []
        if (purchase) {
          const { id: purchaseId, createdAt: happenedAt } = purchase
          await tx.insert(activities).values({ ...activity, id: purchaseId, type: 'Purchase', happenedAt })
          return 'recorded'
        }
        const [owed] = await tx
          .update(payments)
          .set({ status: 'refund_due', checkAt: sql`now()` })
          .where(and(eq(payments.id, id), notInArray(payments.status, ['refund_due', 'refunded'])))
          .returning({ id: payments.id })
        if (owed)
          await tx.insert(activities).values({ ...activity, id, type: refundDue, happenedAt: sql`now()` })
        return 'refundDue'
      })
    },

    /** Records a refund. The player no longer owns the item, and the player's activities say so. */
    refund(payment: Payment): Promise<void> {
      const { id } = payment
      return db.transaction(async (tx) => {
        const activity = await lockedActivity(tx, payment)
        const recorded = await tx
          .update(payments)
          .set({ status: 'refunded' })
          .where(and(eq(payments.id, id), ne(payments.status, 'refunded')))
          .returning({ id: payments.id })
        if (recorded.length === 0) return
        await tx.delete(purchases).where(eq(purchases.paymentId, id))
        const done = { type: refund, happenedAt: sql`now()` }
        await tx
          .insert(activities)
          .values({ ...activity, id, ...done })
          .onConflictDoUpdate({ target: activities.id, set: done })
      })
    },
  }
}

/**
 * Locks the payment's player until the transaction ends, and returns the common fields of an activity about the
 * payment.
 */
async function lockedActivity(
  tx: Parameters<Parameters<Database['transaction']>[0]>[0],
  { id, playerId, itemId, amountCents }: Payment,
) {
  const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('no key update')
  const [item] = await tx.select({ title: items.title }).from(items).where(eq(items.id, itemId))
  if (!player || !item) throw new Error(`Payment ${id} has lost its player or item`)
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
