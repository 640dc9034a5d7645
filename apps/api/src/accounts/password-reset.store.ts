import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { passwordResets, players } from '../database/schema.ts'
import { emailKey } from './email-key.ts'

export type PasswordResetStore = ReturnType<typeof createPasswordResetStore>

/** Stores mailed links by the hash of their token. Times are the database's. */
export function createPasswordResetStore(db: Database) {
  const valid = (tokenHash: string) =>
    and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.endsAt, sql`now()`))
  const toPassword = (tokenHash: string) => and(valid(tokenHash), isNull(passwordResets.email))
  const toEmail = (tokenHash: string) => and(valid(tokenHash), isNotNull(passwordResets.email))

  return {
    /**
     * Stores a link that is valid for `worksForMs`, and deletes expired ones. It leads to a new password, or to the
     * e-mail.
     */
    async add(playerId: string, tokenHash: string, worksForMs: number, email?: string): Promise<void> {
      await db.delete(passwordResets).where(lte(passwordResets.endsAt, sql`now()`))
      const endsAt = sql`now() + ${worksForMs}::float8 * interval '1 millisecond'`
      await db.insert(passwordResets).values({ playerId, tokenHash, endsAt, email })
    },

    async isValid(tokenHash: string): Promise<boolean> {
      const rows = await db
        .select({ playerId: passwordResets.playerId })
        .from(passwordResets)
        .where(toPassword(tokenHash))
      return rows.length > 0
    },

    /**
     * Uses a link once: sets the password, and ends the player's other links and sessions. It also ends the other ways in
     * to an account with an unproven e-mail, since a stranger may have added them. Returns its player; `undefined` for
     * an invalid link.
     */
    consume: (tokenHash: string, passwordHash: string): Promise<{ id: string; email: string } | undefined> =>
      db.transaction(async (transaction) => {
        const link = transaction
          .select({ playerId: passwordResets.playerId })
          .from(passwordResets)
          .where(toPassword(tokenHash))
        // The player first, as in all that ends links: two of them at once would wait for each other.
        await transaction.select().from(players).where(inArray(players.id, link)).for('update')
        const [spent] = await transaction.delete(passwordResets).where(toPassword(tokenHash)).returning()
        if (!spent) return undefined
        const { playerId } = spent
        await transaction.delete(passwordResets).where(eq(passwordResets.playerId, playerId))
        const [player] = await transaction
          .update(players)
          .set({
            passwordHash,
            emailProven: true,
            googleId: sql`case when ${players.emailProven} then ${players.googleId} end`,
            discordId: sql`case when ${players.emailProven} then ${players.discordId} end`,
            walletAddress: sql`case when ${players.emailProven} then ${players.walletAddress} end`,
            sessionEpoch: sql`${players.sessionEpoch} + 1`,
          })
          .where(eq(players.id, playerId))
          .returning()
        return player && { id: playerId, email: player.email ?? '' }
      }),

    /**
     * Makes the e-mail of a link of this player their proven one, and ends the player's other links. The link itself is
     * kept until it expires: once more it changes nothing, and is answered alike. Returns `taken` if another account has
     * the e-mail by now, `undefined` for an invalid link.
     */
    confirmEmail: (
      playerId: string,
      tokenHash: string,
    ): Promise<{ email: string; former: string | undefined } | 'taken' | undefined> =>
      db.transaction(async (transaction) => {
        const [player] = await transaction
          .select()
          .from(players)
          .where(eq(players.id, playerId))
          .for('update')
        const [link] = await transaction
          .select()
          .from(passwordResets)
          .where(and(toEmail(tokenHash), eq(passwordResets.playerId, playerId)))
        if (!player || !link?.email) return undefined
        const { email } = link
        const confirmed = { email, former: player.email ?? undefined }
        if (player.emailProven && player.email === email) return confirmed
        const [taken] = await transaction
          .select()
          .from(players)
          .where(and(eq(players.emailKey, emailKey(email)), ne(players.id, playerId)))
        if (taken) return 'taken'
        await transaction
          .delete(passwordResets)
          .where(and(eq(passwordResets.playerId, playerId), ne(passwordResets.tokenHash, tokenHash)))
        await transaction
          .update(players)
          .set({ email, emailKey: emailKey(email), emailProven: true })
          .where(eq(players.id, playerId))
        return confirmed
      }),
  }
}
