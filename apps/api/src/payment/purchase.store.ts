import type { PurchaseRecord } from '@meridian/contract'
import { toDollars } from '@meridian/contract/rules/pricing'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { items, payments, purchases, users } from '../database/schema.ts'

/** Who and what there is, and what is between them. */
export interface Standing {
  user: boolean
  item: boolean
  owned: boolean
  /** A payment has been begun that is not known to have ended. */
  open: boolean
}

export type PurchaseStore = ReturnType<typeof createPurchaseStore>

/** What players own. Rows are written by the payment store, in one transaction with the payment. */
export function createPurchaseStore(db: Database) {
  const [user, item] = [sql.placeholder('userId'), sql.placeholder('itemId')]
  // Written once: for each call it would take as long as the call itself.
  const look = db
    .select({ userId: users.id, itemId: items.id, purchaseId: purchases.id, paymentId: payments.id })
    .from(sql`(select 1) as one`)
    .leftJoin(users, eq(users.id, user))
    .leftJoin(items, eq(items.id, item))
    .leftJoin(purchases, and(eq(purchases.userId, user), eq(purchases.itemId, item)))
    .leftJoin(
      payments,
      and(eq(payments.userId, user), eq(payments.itemId, item), eq(payments.status, 'open')),
    )
    .limit(1)
    .prepare('')

  return {
    /** How a user stands to an item, at one moment: whether there are such, it is owned, or a payment for it is open. */
    async standing(userId: string, itemId: string): Promise<Standing> {
      const [row] = await look.execute({ userId, itemId })
      return {
        user: row?.userId != null,
        item: row?.itemId != null,
        owned: row?.purchaseId != null,
        open: row?.paymentId != null,
      }
    },

    async owns(userId: string, itemId: string): Promise<boolean> {
      const rows = await db
        .select({ id: purchases.id })
        .from(purchases)
        .where(and(eq(purchases.userId, userId), eq(purchases.itemId, itemId)))
      return rows.length > 0
    },

    /** What a user bought, oldest first. */
    async history(userId: string): Promise<PurchaseRecord[]> {
      const rows = await db
        .select()
        .from(purchases)
        .where(eq(purchases.userId, userId))
        .orderBy(asc(purchases.createdAt))
      return rows.map(({ title, amountCents, createdAt }) => ({
        title,
        amount: toDollars(amountCents),
        createdAt: createdAt.getTime(),
      }))
    },
  }
}
