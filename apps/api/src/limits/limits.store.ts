import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { rateLimits } from '../database/schema.ts'
import { tooMany } from '../http/http-error.ts'
import { refusedCalls, type Counted, type Limit } from './limits.ts'

export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Milliseconds for which a copy refuses a refused caller from memory. It is short, as another copy may give the count
 * back.
 */
export const rememberedForMs = 10_000

const keyOf = ({ name }: Limit, whose: string) => `${name} ${whose}`

/** Counts tries in the database, by its clock, so that all copies of the server share the counts. */
export function createRateLimits(db: Database) {
  /** Callers refused a moment ago, the first one first; `endsAt` is epoch `ms`. */
  const refused = new Map<string, { forgetAt: number; endsAt: number }>()

  function refusalOf(key: string): number | undefined {
    const now = Date.now()
    for (const [old, { forgetAt }] of refused) {
      if (forgetAt > now) break
      refused.delete(old)
    }
    const endsAt = refused.get(key)?.endsAt
    return endsAt !== undefined && endsAt > now ? endsAt - now : undefined
  }

  /**
   * Counts one try in one statement, so that simultaneous tries all count. Returns the milliseconds to wait if it is
   * one too many, which is not counted. Further tries of a refused caller cost no statement.
   */
  async function count(limit: Limit, whose: string): Promise<number | undefined> {
    const key = keyOf(limit, whose)
    const known = refusalOf(key)
    if (known !== undefined) return known
    await deleteEnded(db)
    const { endsAt, count: tries } = rateLimits
    const [row] = await db
      .insert(rateLimits)
      .values({
        key,
        count: 1,
        endsAt: sql`now() + ${limit.windowMs}::float8 * interval '1 millisecond'`,
      })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${endsAt} <= now() then 1 else ${tries} + 1 end`,
          endsAt: sql`case when ${endsAt} <= now() then excluded.ends_at else ${endsAt} end`,
        },
        setWhere: sql`${endsAt} <= now() or ${tries} < ${limit.max}`,
      })
      .returning({ tries })
    if (row) return undefined
    const [full] = await db
      .select({ leftMs: sql<string>`extract(epoch from ${endsAt} - now()) * 1000` })
      .from(rateLimits)
      .where(eq(rateLimits.key, key))
    const leftMs = Number(full?.leftMs ?? 0)
    refused.set(key, { forgetAt: Date.now() + rememberedForMs, endsAt: Date.now() + leftMs })
    return leftMs
  }

  async function giveBack(...counted: readonly Counted[]): Promise<void> {
    for (const [limit, whose] of counted) {
      const key = keyOf(limit, whose)
      refused.delete(key)
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, key))
    }
  }

  return {
    /** Counts a try in advance; throws if it is one too many. A refused try counts toward none of its limits. */
    async consume(...counted: readonly Counted[]): Promise<void> {
      for (const [index, [limit, whose]] of counted.entries()) {
        const retryAfterMs = await count(limit, whose)
        if (retryAfterMs === undefined) continue
        refusedCalls.inc({ limit: limit.name })
        await giveBack(...counted.slice(0, index))
        throw tooMany(retryAfterMs)
      }
    },

    /** Counts a try; returns `true` if it is allowed. */
    tryConsume: async (...[limit, whose]: Counted) => (await count(limit, whose)) === undefined,

    /** Gives back tries that were legitimate. */
    giveBack,

    async reset(...[limit, whose]: Counted): Promise<void> {
      const key = keyOf(limit, whose)
      refused.delete(key)
      await db.delete(rateLimits).where(eq(rateLimits.key, key))
    },
  }
}

/** Deletes some ended counts, skipping rows that another transaction has locked. */
async function deleteEnded(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${rateLimits} where ${rateLimits.key} in (
      select ${rateLimits.key} from ${rateLimits} where ${rateLimits.endsAt} <= now() limit 100 for update skip locked
    )`)
}
