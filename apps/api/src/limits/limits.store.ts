import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { attempts } from '../database/schema.ts'

/** How often something may be tried. */
export interface Limit {
  /** Tells its counts from those of other limits. */
  name: string
  most: number
  /** Counted from the first try on, in `ms`. */
  withinMs: number
}

export type LimitStore = ReturnType<typeof createLimitStore>

const keyOf = ({ name }: Limit, whose: string) => `${name} ${whose}`

/** Counts of tries, which every copy of the server shares. The time is the database's. */
export function createLimitStore(db: Database) {
  return {
    /**
     * Counts one try, in one statement, so that of many at the same moment none is missed. Returns for how many `ms` it
     * is one too many, or nothing.
     */
    async take(limit: Limit, whose: string): Promise<number | undefined> {
      await forgetEnded(db)
      const { endsAt, count } = attempts
      const [row] = await db
        .insert(attempts)
        .values({
          key: keyOf(limit, whose),
          count: 1,
          endsAt: sql`now() + ${limit.withinMs}::float8 * interval '1 millisecond'`,
        })
        .onConflictDoUpdate({
          target: attempts.key,
          set: {
            count: sql`case when ${endsAt} <= now() then 1 else ${count} + 1 end`,
            endsAt: sql`case when ${endsAt} <= now() then excluded.ends_at else ${endsAt} end`,
          },
        })
        .returning({ count, leftMs: sql<string>`extract(epoch from ${endsAt} - now()) * 1000` })
      return row && row.count > limit.most ? Number(row.leftMs) : undefined
    },

    /** Takes one try back, as it was none that the limit is about. */
    async giveBack(limit: Limit, whose: string): Promise<void> {
      await db
        .update(attempts)
        .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
        .where(eq(attempts.key, keyOf(limit, whose)))
    },

    async forget(limit: Limit, whose: string): Promise<void> {
      await db.delete(attempts).where(eq(attempts.key, keyOf(limit, whose)))
    },
  }
}

/** Removes some counts that no longer count, past those that somebody else is at. */
async function forgetEnded(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${attempts} where ${attempts.key} in (
      select ${attempts.key} from ${attempts} where ${attempts.endsAt} <= now() limit 100 for update skip locked
    )`)
}
