import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { mailedLinks, players } from '../database/schema.ts'
import { emailKey } from './email-key.ts'

export type MailedLinkStore = ReturnType<typeof createMailedLinkStore>

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Stores mailed links by the hash of their token. Times are the database's. */
export function createMailedLinkStore(db: Database) {
  const valid = (token: string) =>
    and(eq(mailedLinks.tokenHash, hashOf(token)), gt(mailedLinks.endsAt, sql`now()`))
  const toPassword = (token: string) => and(valid(token), isNull(mailedLinks.email))
  const toEmail = (token: string) => and(valid(token), isNotNull(mailedLinks.email))

  return {
    /**
     * Makes a link that is valid for `worksForMs`, and deletes expired ones. It leads to a new password, or to the
     * e-mail. Returns its token, which only the mail has.
     */
    async add(playerId: string, worksForMs: number, email?: string): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await db.delete(mailedLinks).where(lte(mailedLinks.endsAt, sql`now()`))
      const endsAt = sql`now() + ${worksForMs}::float8 * interval '1 millisecond'`
      await db.insert(mailedLinks).values({ playerId, tokenHash: hashOf(token), endsAt, email })
      return token
    },

    async isValid(token: string): Promise<boolean> {
      const rows = await db
        .select({ playerId: mailedLinks.playerId })
        .from(mailedLinks)
        .where(toPassword(token))
      return rows.length > 0
    },

    /**
     * Uses a link once: sets the password, and ends the player's other links and sessions. It also ends the other ways in
     * to an account with an unproven e-mail, since a stranger may have added them. Returns its player; `undefined` for
     * an invalid link.
     */
    consume: (token: string, passwordHash: string): Promise<{ id: string; email: string } | undefined> =>
      db.transaction(async (transaction) => {
        const link = transaction
          .select({ playerId: mailedLinks.playerId })
          .from(mailedLinks)
          .where(toPassword(token))
        // The player first, as in all that ends links: two of them at once would wait for each other.
        await transaction.select().from(players).where(inArray(players.id, link)).for('update')
        const [spent] = await transaction.delete(mailedLinks).where(toPassword(token)).returning()
        if (!spent) return undefined
        const { playerId } = spent
        await transaction.delete(mailedLinks).where(eq(mailedLinks.playerId, playerId))
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
      token: string,
    ): Promise<{ email: string; former: string | undefined } | 'taken' | undefined> =>
      db.transaction(async (transaction) => {
        const [player] = await transaction
          .select()
          .from(players)
          .where(eq(players.id, playerId))
          .for('update')
        const [link] = await transaction
          .select()
          .from(mailedLinks)
          .where(and(toEmail(token), eq(mailedLinks.playerId, playerId)))
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
          .delete(mailedLinks)
          .where(and(eq(mailedLinks.playerId, playerId), ne(mailedLinks.tokenHash, hashOf(token))))
        await transaction
          .update(players)
          .set({ email, emailKey: emailKey(email), emailProven: true })
          .where(eq(players.id, playerId))
        return confirmed
      }),
  }
}
