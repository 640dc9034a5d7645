import type { Activity, List, Page } from '@meridian-2117/contract'
import { pageLimit } from '@meridian-2117/contract/search/page-limit'
import { toDollars } from '@meridian-2117/contract/money/pricing'
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { activities } from '../database/schema.ts'
import { pageOf, readCursor } from '../http/page-of.ts'

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

/** Reads the market's activities. The payment store writes purchases, in one transaction with the payment. */
export function createActivityStore(db: Database) {
  async function list(where: SQL | undefined, { limit = pageLimit, after }: Page): Promise<List<Activity>> {
    const rows = await db
      .select({
        ...getTableColumns(activities),
        timeUs: sql<string>`(extract(epoch from ${activities.happenedAt}) * 1000000)::bigint`,
      })
      .from(activities)
      .where(and(where, after === undefined ? undefined : before(after)))
      .orderBy(desc(activities.happenedAt), desc(activities.id))
      .limit(limit + 1)
    return pageOf(rows, limit, activityOf, ({ timeUs, id }) => [timeUs, id])
  }

  return {
    /** Lists what players bought, newest first. */
    newest: (page: Page) => list(undefined, page),

    /** Lists what one player bought, newest first. */
    ofBuyer: (playerId: string, page: Page) => list(eq(activities.buyerId, playerId), page),
  }
}

/** Matches the activities before a place; matches none for an unknown cursor. */
function before(cursor: string): SQL {
  const place = readCursor(cursor, 1)
  if (!place) return sql`false`
  const time = sql`timestamptz 'epoch' + ${String(place.numbers[0])}::bigint * interval '1 microsecond'`
  return sql`(${activities.happenedAt}, ${activities.id}) < (${time}, ${place.id})`
}
