import type { Activity } from '@meridian/contract'
import { toDollars } from '@meridian/contract/rules/pricing'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { activities } from '../database/schema.ts'

const activityOf = (row: typeof activities.$inferSelect): Activity => ({
  id: row.id,
  name: row.name,
  type: row.type,
  buyer: row.buyer,
  seller: row.seller,
  price: toDollars(row.priceCents),
  time: row.happenedAt.getTime(),
})

export type ActivityStore = ReturnType<typeof createActivityStore>

/** What happened on the market. Purchases are written by the payment store, in one transaction with the payment. */
export function createActivityStore(db: Database) {
  return {
    /** Newest first, at most `limit` of them. */
    async newest(limit: number): Promise<Activity[]> {
      const rows = await db.select().from(activities).orderBy(desc(activities.happenedAt)).limit(limit)
      return rows.map(activityOf)
    },

    /** What one user bought, newest first. */
    async ofBuyer(userId: string): Promise<Activity[]> {
      const rows = await db
        .select()
        .from(activities)
        .where(eq(activities.buyerId, userId))
        .orderBy(desc(activities.happenedAt))
      return rows.map(activityOf)
    },
  }
}
