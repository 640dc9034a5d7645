import type { PurchaseRecord } from '@meridian-2117/contract'
import { toDollars } from '@meridian-2117/contract/money/pricing'
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { MailedPurchase } from '../mail/receipt-mail.ts'
import { items, payments, players, purchases } from '../database/schema.ts'
import { isRefund, refundStates } from './payment.store.ts'

/** Adds the fields that a payment needs to an item. */
export interface PricedItem {
  id: string
  title: string
  priceCents: number
}

/** A purchase is checked against these facts. */
export interface PurchaseCheck {
  item: boolean
  owned: boolean
  /** A payment was opened and is not known to have ended. */
  open: boolean
}

export type PurchaseStore = ReturnType<typeof createPurchaseStore>

/** Reads the items that players own. The payment store writes the rows, in one transaction with the payment. */
export function createPurchaseStore(db: Database) {
  const [player, item] = [sql.placeholder('player'), sql.placeholder('item')]
  const check = db
    .select({
      item: sql<boolean>`exists (select 1 from ${items} where ${items.id} = ${item} and ${items.delistedAt} is null)`,
      owned: sql<boolean>`exists (
        select 1 from ${purchases} where ${purchases.playerId} = ${player} and ${purchases.itemId} = ${item}
      )`,
      open: sql<boolean>`exists (
        select 1 from ${payments}
        where ${payments.playerId} = ${player} and ${payments.itemId} = ${item} and ${payments.status} = 'open'
      )`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('')

  return {
    /** Reads in one statement whether the item exists, the player owns it, and a payment for it is open. */
    async ownership(playerId: string, itemId: string): Promise<PurchaseCheck> {
      const [row] = await check.execute({ player: playerId, item: itemId })
      return row ?? { item: false, owned: false, open: false }
    },

    /** Returns an item of the market. */
    async priced(id: string): Promise<PricedItem | undefined> {
      const [row] = await db
        .select({ id: items.id, title: items.title, priceCents: items.priceCents })
        .from(items)
        .where(and(eq(items.id, id), isNull(items.delistedAt)))
      return row
    },

    async owns(playerId: string, itemId: string): Promise<boolean> {
      const rows = await db
        .select({ id: purchases.id })
        .from(purchases)
        .where(and(eq(purchases.playerId, playerId), eq(purchases.itemId, itemId)))
      return rows.length > 0
    },

    /** Returns what the receipt of a purchase says; `undefined` if its player has no confirmed e-mail. */
    async forReceipt(paymentId: string): Promise<MailedPurchase | undefined> {
      const [row] = await db
        .select({
          email: players.email,
          title: purchases.title,
          serialNumber: items.serialNumber,
          amountCents: purchases.amountCents,
          createdAt: purchases.createdAt,
        })
        .from(purchases)
        .innerJoin(items, eq(items.id, purchases.itemId))
        .innerJoin(players, eq(players.id, purchases.playerId))
        .where(and(eq(purchases.paymentId, paymentId), players.emailProven))
      if (!row || row.email === null) return undefined
      const { email, amountCents, ...purchase } = row
      return { ...purchase, email, paymentId, amount: toDollars(amountCents) }
    },

    /** Lists purchases and what was refunded instead, oldest first. */
    async history(playerId: string): Promise<PurchaseRecord[]> {
      const paidAt = sql<Date>`coalesce(${purchases.createdAt}, ${payments.createdAt})`.mapWith(
        payments.createdAt,
      )
      const rows = await db
        .select({
          title: sql<string>`coalesce(${purchases.title}, ${items.title})`,
          serialNumber: items.serialNumber,
          paymentId: payments.id,
          amountCents: payments.amountCents,
          paidAt,
          status: payments.status,
          refundedCents: payments.refundedCents,
        })
        .from(payments)
        .innerJoin(items, eq(items.id, payments.itemId))
        .leftJoin(purchases, eq(purchases.paymentId, payments.id))
        .where(and(eq(payments.playerId, playerId), notInArray(payments.status, ['open', 'canceled'])))
        .orderBy(asc(paidAt))
      return rows.map(({ amountCents, paidAt: createdAt, status, refundedCents, ...purchase }) => ({
        ...purchase,
        amount: toDollars(amountCents),
        createdAt: createdAt.getTime(),
        ...(isRefund(status)
          ? { refund: { state: refundStates[status], amount: toDollars(amountCents) } }
          : refundedCents > 0 && { refund: { state: 'done' as const, amount: toDollars(refundedCents) } }),
      }))
    },
  }
}
