import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { passwordResets, players } from '../database/schema.ts'

export type PasswordResetStore = ReturnType<typeof createPasswordResetStore>

/** Stores links to a new password by the hash of their token. Times are the database's. */
export function createPasswordResetStore(db: Database) {
  const valid = (tokenHash: string) =>
    and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.endsAt, sql`now()`))

  return {
    /** Stores a link that is valid for `worksForMs`, and deletes expired ones. */
    async add(playerId: string, tokenHash: string, worksForMs: number): Promise<void> {
      await db.delete(passwordResets).where(lte(passwordResets.endsAt, sql`now()`))
      const endsAt = sql`now() + ${worksForMs}::float8 * interval '1 millisecond'`
      await db.insert(passwordResets).values({ playerId, tokenHash, endsAt })
    },

    async isValid(tokenHash: string): Promise<boolean> {
      const rows = await db
        .select({ playerId: passwordResets.playerId })
        .from(passwordResets)
        .where(valid(tokenHash))
      return rows.length > 0
    },

    /**
     * Uses a link once: sets the password, and ends the player's other links and sessions. Returns its player;
     * `undefined` for an invalid link.
     */
    consume: (tokenHash: string, passwordHash: string): Promise<{ id: string; email: string } | undefined> =>
      db.transaction(async (transaction) => {
        const [spent] = await transaction.delete(passwordResets).where(valid(tokenHash)).returning()
        if (!spent) return undefined
        const { playerId } = spent
        await transaction.delete(passwordResets).where(eq(passwordResets.playerId, playerId))
        const [player] = await transaction
          .update(players)
          .set({ passwordHash, emailProven: true, sessionEpoch: sql`${players.sessionEpoch} + 1` })
          .where(eq(players.id, playerId))
          .returning()
        return player && { id: playerId, email: player.email ?? '' }
      }),
  }
}
