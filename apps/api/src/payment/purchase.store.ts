import type { PurchaseRecord } from '@meridian/contract'
import { toDollars } from '@meridian/contract/rules/pricing'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { purchases } from '../database/schema.ts'

export type PurchaseStore = ReturnType<typeof createPurchaseStore>

/** What players own. Rows are written by the payment store, in one transaction with the payment. */
export function createPurchaseStore(db: Database) {
  return {
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
