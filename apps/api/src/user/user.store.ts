import type { User } from '@meridian/contract'
import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { signInFailures, users } from '../database/schema.ts'

/** A user as the contract knows them, from a row. */
const userOf = (row: Pick<typeof users.$inferSelect, 'id' | 'email' | 'fullName'>): User => ({
  id: row.id,
  email: row.email,
  ...(row.fullName !== null && { fullName: row.fullName }),
})

export type UserStore = ReturnType<typeof createUserStore>

/** Players and their sign-ins. */
export function createUserStore(db: Database) {
  return {
    /** Nothing when the address is taken, in whatever case it is spelled. */
    async add(email: string, passwordHash: string): Promise<User | undefined> {
      const [row] = await db.insert(users).values({ email, passwordHash }).onConflictDoNothing().returning()
      return row && userOf(row)
    },

    async byId(id: string): Promise<User | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, id))
      return row && userOf(row)
    },

    async byEmail(email: string): Promise<{ user: User; passwordHash: string } | undefined> {
      const [row] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
      return row && { user: userOf(row), passwordHash: row.passwordHash }
    },

    /** How often a sign-in to this address failed since then. */
    async failuresSince(email: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ failures: count() })
        .from(signInFailures)
        .where(and(eq(signInFailures.email, email.toLowerCase()), gt(signInFailures.failedAt, since)))
      return row?.failures ?? 0
    },

    /** Notes a failed sign-in and forgets those, of any address, that no longer count. */
    async addFailure(email: string, failedAt: Date, forgetBefore: Date): Promise<void> {
      await db.delete(signInFailures).where(lt(signInFailures.failedAt, forgetBefore))
      await db.insert(signInFailures).values({ email: email.toLowerCase(), failedAt })
    },

    async forgetFailures(email: string): Promise<void> {
      await db.delete(signInFailures).where(eq(signInFailures.email, email.toLowerCase()))
    },
  }
}
