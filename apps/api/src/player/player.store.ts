import type { Player } from '@meridian/contract'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { knownAddresses, players, walletMessages } from '../database/schema.ts'
import { storedEmail } from '@meridian/contract/validation/validation'
import { emailKey } from './email-key.ts'

export interface Identity {
  provider: 'google' | 'discord'
  /** The player's id there, which never changes. */
  id: string
  /** Present only if the provider has verified that it is the player's. */
  email?: string | undefined
  fullName?: string | undefined
}

/** Returns the address of a picture by its id; without an id, the pattern of all. */
export const avatarPath = (id = ':id'): string => `/api/v1/avatar/${id}`

/** Adds fields that the contract does not show to a player. */
export interface StoredPlayer {
  player: Player
  /** Absent if a provider or a wallet opened the account. */
  passwordHash: string | undefined
  /** See `TokenPlayer`. */
  sessionEpoch: number
}

/** Converts a row to a player of the contract. */
export const playerOf = (row: typeof players.$inferSelect): Player => ({
  id: row.id,
  ...(row.email !== null && { email: row.email }),
  ...(row.fullName !== null && { fullName: row.fullName }),
  ...(row.discordId !== null && { discordId: row.discordId }),
  ...(row.googleId !== null && { googleId: row.googleId }),
  ...(row.avatarId !== null && { avatar: avatarPath(row.avatarId) }),
})

const storedPlayerOf = (row: typeof players.$inferSelect): StoredPlayer => ({
  player: playerOf(row),
  passwordHash: row.passwordHash ?? undefined,
  sessionEpoch: row.sessionEpoch,
})

export type PlayerStore = ReturnType<typeof createPlayerStore>

/** Stores players, and the addresses that they sign in from. */
export function createPlayerStore(db: Database) {
  const epoch = db
    .select({ epoch: players.sessionEpoch })
    .from(players)
    .where(eq(players.id, sql.placeholder('id')))
    .prepare('')

  return {
    /** Returns `undefined` if the e-mail is taken, in any case of its letters. */
    async add(email: string, passwordHash: string): Promise<StoredPlayer | undefined> {
      const [row] = await db
        .insert(players)
        .values({ email, emailKey: emailKey(email), passwordHash })
        .onConflictDoNothing()
        .returning()
      return row && storedPlayerOf(row)
    },

    async byId(id: string): Promise<Player | undefined> {
      const [row] = await db.select().from(players).where(eq(players.id, id))
      return row && playerOf(row)
    },

    /** Returns the session epoch that a valid token of this player has; `undefined` if there is no such player. */
    async epochOf(id: string): Promise<number | undefined> {
      const [row] = await epoch.execute({ id })
      return row?.epoch
    },

    /** Ends all sessions of a player by a new session epoch; `undefined` if there is no such player. */
    async endSessions(id: string): Promise<StoredPlayer | undefined> {
      const [row] = await db
        .update(players)
        .set({ sessionEpoch: sql`${players.sessionEpoch} + 1` })
        .where(eq(players.id, id))
        .returning()
      return row && storedPlayerOf(row)
    },

    async byEmail(email: string): Promise<StoredPlayer | undefined> {
      const [row] = await db
        .select()
        .from(players)
        .where(eq(players.emailKey, emailKey(email)))
      return row && storedPlayerOf(row)
    },

    /**
     * Returns the account of a player whom a provider has identified. It is that of earlier sign-ins, else that of the
     * same e-mail, else a new one. Returns `undefined` if that e-mail's account belongs to another player of the same
     * provider. Linking an account with an unproven e-mail takes it over, as its password and sessions may be a
     * stranger's.
     */
    async findOrCreateByIdentity({
      provider,
      id,
      email: verified,
      fullName,
    }: Identity): Promise<StoredPlayer | undefined> {
      const email = verified === undefined ? undefined : storedEmail(verified)
      const field = provider === 'discord' ? 'discordId' : 'googleId'
      const known = async () => (await db.select().from(players).where(eq(players[field], id)))[0]
      const linked = async () => {
        if (email === undefined) return undefined
        const [row] = await db
          .update(players)
          .set({
            [field]: id,
            emailProven: true,
            passwordHash: sql`case when ${players.emailProven} then ${players.passwordHash} end`,
            sessionEpoch: sql`${players.sessionEpoch} + case when ${players.emailProven} then 0 else 1 end`,
            fullName: sql`coalesce(${players.fullName}, ${fullName ?? null})`,
          })
          .where(and(eq(players.emailKey, emailKey(email)), isNull(players[field])))
          .returning()
        return row
      }
      const made = async () => {
        const [row] = await db
          .insert(players)
          .values({
            [field]: id,
            email,
            emailKey: email === undefined ? undefined : emailKey(email),
            emailProven: email !== undefined,
            fullName,
          })
          .onConflictDoNothing()
          .returning()
        return row
      }
      // Of two simultaneous sign-ins, one makes the account and the other finds it.
      const row = (await known()) ?? (await linked()) ?? (await made()) ?? (await known()) ?? (await linked())
      return row && storedPlayerOf(row)
    },

    /** Returns the account of a wallet; the first sign-in creates it. `address` is lower case. */
    async byWallet(address: string): Promise<StoredPlayer> {
      await db.insert(players).values({ walletAddress: address }).onConflictDoNothing()
      const [row] = await db.select().from(players).where(eq(players.walletAddress, address))
      if (!row) throw new Error('The account of a wallet was not stored')
      return storedPlayerOf(row)
    },

    /**
     * Accepts a message that a wallet has signed; returns `false` if it was accepted before. Deletes messages from
     * before `forgetBefore`.
     */
    async claimWalletMessage(
      address: string,
      message: string,
      takenAt: Date,
      forgetBefore: Date,
    ): Promise<boolean> {
      await db.delete(walletMessages).where(lt(walletMessages.takenAt, forgetBefore))
      const used = await db
        .insert(walletMessages)
        .values({ address, message, takenAt })
        .onConflictDoNothing()
        .returning()
      return used.length > 0
    },

    /** Returns whether the player with this e-mail has signed in from the address before. */
    async hasSignedInFrom(email: string, address: string): Promise<boolean> {
      const rows = await db
        .select({ playerId: players.id })
        .from(players)
        .innerJoin(
          knownAddresses,
          and(eq(knownAddresses.playerId, players.id), eq(knownAddresses.address, address)),
        )
        .where(eq(players.emailKey, emailKey(email)))
      return rows.length > 0
    },

    /** Deletes addresses that nobody has signed in from for 90 days. */
    async forgetAddresses(): Promise<void> {
      await db.delete(knownAddresses).where(lt(knownAddresses.seenAt, sql`now() - interval '90 days'`))
    },

    async rememberAddress(playerId: string, address: string): Promise<void> {
      await db
        .insert(knownAddresses)
        .values({ playerId, address })
        .onConflictDoUpdate({
          target: [knownAddresses.playerId, knownAddresses.address],
          set: { seenAt: sql`now()` },
        })
    },
  }
}
