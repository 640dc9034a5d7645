import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { sandboxGrants } from '../database/schema.ts'

export type SandboxGrant = typeof sandboxGrants.$inferSelect

export type SandboxGrantStore = ReturnType<typeof createSandboxGrantStore>

/** The codes and tokens of the stand-ins in our own database, so that every copy of the server knows them. */
export function createSandboxGrantStore(db: Database) {
  const good = (secret: string, kind: SandboxGrant['kind'], now: Date) =>
    and(eq(sandboxGrants.secret, secret), eq(sandboxGrants.kind, kind), gt(sandboxGrants.expiresAt, now))
  return {
    /** Keeps a new one, and forgets those that have ended. */
    async add(grant: SandboxGrant, now: Date): Promise<void> {
      await db.delete(sandboxGrants).where(lt(sandboxGrants.expiresAt, now))
      await db.insert(sandboxGrants).values(grant)
    },

    /** A code is good once. */
    async takeCode(secret: string, now: Date): Promise<SandboxGrant | undefined> {
      const [row] = await db
        .delete(sandboxGrants)
        .where(good(secret, 'code', now))
        .returning()
      return row
    },

    async readToken(secret: string, now: Date): Promise<SandboxGrant | undefined> {
      const [row] = await db
        .select()
        .from(sandboxGrants)
        .where(good(secret, 'token', now))
      return row
    },
  }
}
