import type { Activity, List, Page } from '@meridian/contract'
import { pageLimit } from '@meridian/contract/search/page-limit'
import { toDollars } from '@meridian/contract/money/pricing'
import { and, desc, eq, notLike, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { activities } from '../database/schema.ts'
import { pageOf } from '../http/page-of.ts'

const activityOf = (row: typeof activities.$inferSelect): Activity => ({
  id: row.id,
  name: row.name,
  type: row.type,
  buyer: row.buyer,
  seller: row.seller,
  price: toDollars(row.priceCents),
  time: row.happenedAt.getTime(),
})

/** The history shows refunds to their player alone; earlier versions wrote them here. */
const isPublic = notLike(activities.type, 'Refund%')

export type ActivityStore = ReturnType<typeof createActivityStore>

/** Reads the market's activities. The payment store writes purchases, in one transaction with the payment. */
export function createActivityStore(db: Database) {
  async function list(where: SQL | undefined, { limit = pageLimit, after }: Page): Promise<List<Activity>> {
    const rows = await db
      .select()
      .from(activities)
      .where(and(where, after === undefined ? undefined : before(after)))
      .orderBy(desc(activities.happenedAt), desc(activities.id))
      .limit(limit + 1)
    return pageOf(rows.map(activityOf), limit)
  }

  return {
    /** Lists what players bought, newest first. */
    newest: (page: Page) => list(isPublic, page),

    /** Lists what one player bought, newest first. */
    ofBuyer: (playerId: string, page: Page) => list(and(eq(activities.buyerId, playerId), isPublic), page),
  }
}

/** Matches the activities before the one of this id; matches none when the id is unknown. */
const before = (id: string) => sql`
  (${activities.happenedAt}, ${activities.id}) < (
    select ${activities.happenedAt}, ${activities.id} from ${activities} where ${activities.id} = ${id}
  )`
