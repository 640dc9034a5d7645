import type { Account, Player, Profile } from '@meridian-2117/contract'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { waysIn, type WayIn } from '@meridian-2117/contract/names/ways-in'
import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'
import {
  activities,
  avatars,
  knownAddresses,
  mailedLinks,
  paymentKeys,
  payments,
  players,
  savedItems,
  waitingMails,
  walletMessages,
} from '../database/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { newEmailProblem } from '@meridian-2117/contract/validation/new-email'
import { storedEmail } from '@meridian-2117/contract/validation/validation'
import { emailKey } from './email-key.ts'

export interface Identity {
  provider: 'google' | 'discord'
  /** The player's id there, which never changes. */
  id: string
  /** Present only if the provider has verified that it is the player's. */
  email?: string | undefined
  /** The player lets the provider share no e-mail, verified or not. */
  sharesNoEmail?: true
  fullName?: string | undefined
}

/** Says why a provider's player gets no account. */
export type IdentityRefusal =
  /** The e-mail's account belongs to another player of the same provider. */
  | 'email_taken'
  /** The e-mail's account has an unproven e-mail, so that its ways in would end. */
  | 'takes_over'
  /** There is no account, and none is opened without an e-mail. */
  | 'email_missing'

/** Shown as the buyer of what an erased player has bought. */
export const formerPlayer = 'A former player'

/** Returns the address of a picture by its id; without an id, the pattern of all. */
export const avatarPath = (id = ':id'): string => `/api/v1/avatar/${id}`

/** Adds fields that the contract does not show to a player. */
export interface StoredPlayer {
  player: Player
  account: Account
  profile: Profile
  /** Absent if the account has no password. */
  passwordHash: string | undefined
  /** See `TokenPlayer`. */
  sessionEpoch: number
}

/** Converts a row to a player of the contract. */
const playerOf = (row: typeof players.$inferSelect): Player => ({
  id: row.id,
  ...(row.email !== null && { email: row.email }),
  ...(row.fullName !== null && { fullName: row.fullName }),
  ...(row.discordId !== null && { discordId: row.discordId }),
  ...(row.googleId !== null && { googleId: row.googleId }),
  ...(row.avatarId !== null && { avatar: avatarPath(row.avatarId) }),
})

/** Changes a player's own profile. Absent fields stay unchanged. */
export interface ProfileChange {
  fullName: string
  bio: string
  passwordHash?: string | undefined
  /** WebP; `removed` deletes the picture. */
  avatar?: Uint8Array | 'removed' | undefined
}

const storedPlayerOf = (row: typeof players.$inferSelect): StoredPlayer => ({
  player: playerOf(row),
  account: {
    ...(row.email !== null && { email: row.email }),
    emailProven: row.emailProven,
    hasPassword: row.passwordHash !== null,
    hasGoogle: row.googleId !== null,
    hasDiscord: row.discordId !== null,
    ...(row.walletAddress !== null && { walletAddress: row.walletAddress }),
  },
  profile: {
    ...playerOf(row),
    ...(row.bio !== null && { bio: row.bio }),
    hasPassword: row.passwordHash !== null,
  },
  passwordHash: row.passwordHash ?? undefined,
  sessionEpoch: row.sessionEpoch,
})

const columns = {
  password: 'passwordHash',
  google: 'googleId',
  discord: 'discordId',
  wallet: 'walletAddress',
} as const satisfies Record<WayIn, keyof typeof players.$inferSelect>

/** Sets no way in. */
const noWayIn = { passwordHash: null, googleId: null, discordId: null, walletAddress: null } as const

export type PlayerStore = ReturnType<typeof createPlayerStore>

/** Stores players with their profile, and the addresses that they sign in from. */
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

    async byId(id: string): Promise<StoredPlayer | undefined> {
      const [row] = await db.select().from(players).where(eq(players.id, id))
      return row && storedPlayerOf(row)
    },

    /** Returns the session epoch that a valid token of this player has; `undefined` if there is no such player. */
    async epochOf(id: string): Promise<number | undefined> {
      const [row] = await epoch.execute({ id })
      return row?.epoch
    },

    /** Ends all sessions and mailed links of a player; `undefined` if there is no such player. */
    endSessions: (id: string): Promise<StoredPlayer | undefined> =>
      db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(players)
          .set({ sessionEpoch: sql`${players.sessionEpoch} + 1` })
          .where(eq(players.id, id))
          .returning()
        await transaction.delete(mailedLinks).where(eq(mailedLinks.playerId, id))
        return row && storedPlayerOf(row)
      }),

    /**
     * Gives an account to the reader of a mailbox: the e-mail counts as proven, and all else that opens the account ends,
     * as it may be a stranger's. Returns `false` if another account has the e-mail, or the player is missing or erased.
     */
    giveEmail: (id: string, email: string): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const [row] = await transaction.select().from(players).where(eq(players.id, id)).for('update')
        const [other] = await transaction
          .select()
          .from(players)
          .where(and(eq(players.emailKey, emailKey(email)), ne(players.id, id)))
        if (!row || isErased(row) || other) return false
        await transaction
          .update(players)
          .set({
            ...noWayIn,
            email,
            emailKey: emailKey(email),
            emailProven: true,
            sessionEpoch: row.sessionEpoch + 1,
          })
          .where(eq(players.id, id))
        await transaction.delete(mailedLinks).where(eq(mailedLinks.playerId, id))
        return true
      }),

    async byEmail(email: string): Promise<StoredPlayer | undefined> {
      const [row] = await db
        .select()
        .from(players)
        .where(eq(players.emailKey, emailKey(email)))
      return row && storedPlayerOf(row)
    },

    /**
     * Returns the account of a player whom a provider has identified. It is that of earlier sign-ins, else that of the
     * same e-mail, which it links, else a new one, without an e-mail that no new account may have. Linking an account with an unproven e-mail takes it over: all that a
     * stranger may have added before ends. It is refused unless `takeOver` is set.
     */
    async byIdentity(
      { provider, id, email: verified, sharesNoEmail, fullName }: Identity,
      takeOver: boolean,
    ): Promise<{ found: StoredPlayer; change?: 'linked' | 'taken_over' } | IdentityRefusal> {
      const email = verified === undefined ? undefined : storedEmail(verified)
      const field = columns[provider]
      const known = async () => {
        const [row] = await db.select().from(players).where(eq(players[field], id))
        return row && { found: storedPlayerOf(row) }
      }
      const linked = () =>
        db.transaction(async (transaction) => {
          if (email === undefined) return undefined
          const [account] = await transaction
            .select()
            .from(players)
            .where(eq(players.emailKey, emailKey(email)))
            .for('update')
          if (!account) return undefined
          if (account[field] === id) return { found: storedPlayerOf(account) }
          if (account.emailProven && account[field] !== null) return 'email_taken' as const
          if (!account.emailProven && !takeOver) return 'takes_over' as const
          if (!account.emailProven)
            await transaction.delete(mailedLinks).where(eq(mailedLinks.playerId, account.id))
          const [row] = await transaction
            .update(players)
            .set({
              ...(!account.emailProven && {
                ...noWayIn,
                emailProven: true,
                sessionEpoch: account.sessionEpoch + 1,
              }),
              [field]: id,
              fullName: account.fullName ?? fullName,
            })
            .where(eq(players.id, account.id))
            .returning()
          const change = account.emailProven ? ('linked' as const) : ('taken_over' as const)
          return row && { found: storedPlayerOf(row), change }
        })
      const made = async () => {
        if (sharesNoEmail) return 'email_missing' as const
        const hasEmail = email !== undefined && newEmailProblem(email) === undefined
        const [row] = await db
          .insert(players)
          .values({
            [field]: id,
            ...(hasEmail && { email, emailKey: emailKey(email), emailProven: true }),
            fullName,
          })
          .onConflictDoNothing()
          .returning()
        return row && { found: storedPlayerOf(row) }
      }
      // Of two simultaneous sign-ins, one makes the account and the other finds it.
      const result =
        (await known()) ?? (await linked()) ?? (await made()) ?? (await known()) ?? (await linked())
      if (!result) throw new Error('The account of a sign-in was not stored')
      return result
    },

    /**
     * Lets a player sign in by one more way. `email` is a verified one; it proves the account's own. Returns `taken` if
     * another account has that way in, and `linked_before` if this account has another one of its kind.
     */
    link: (
      playerId: string,
      way: Exclude<WayIn, 'password'>,
      id: string,
      email?: string,
    ): Promise<{ found: StoredPlayer; isNew: boolean } | 'taken' | 'linked_before' | undefined> =>
      db.transaction(async (transaction) => {
        const field = columns[way]
        const [account] = await transaction
          .select()
          .from(players)
          .where(eq(players.id, playerId))
          .for('update')
        if (!account) return undefined
        if (account[field] === id) return { found: storedPlayerOf(account), isNew: false }
        if (account[field] !== null) return 'linked_before'
        const [other] = await transaction.select().from(players).where(eq(players[field], id))
        if (other) return 'taken'
        const provesEmail = email !== undefined && account.emailKey === emailKey(email)
        const [row] = await transaction
          .update(players)
          .set({ [field]: id, ...(provesEmail && { emailProven: true }) })
          .where(eq(players.id, playerId))
          .returning()
        return row && { found: storedPlayerOf(row), isNew: true }
      }),

    /** Removes a way in; returns `last` if no other would stay. An e-mail alone is none. */
    unlink: (playerId: string, way: WayIn): Promise<StoredPlayer | 'last' | undefined> =>
      db.transaction(async (transaction) => {
        const [account] = await transaction
          .select()
          .from(players)
          .where(eq(players.id, playerId))
          .for('update')
        if (!account) return undefined
        const others = waysIn.filter((other) => other !== way && account[columns[other]] !== null)
        if (others.length === 0) return 'last'
        const [row] = await transaction
          .update(players)
          .set({ [columns[way]]: null })
          .where(eq(players.id, playerId))
          .returning()
        return row && storedPlayerOf(row)
      }),

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

    /**
     * Changes a profile in one transaction; a new password ends older sessions and mailed links. Changes nothing and returns nothing if
     * the epoch has risen since `sessionEpoch` was read.
     */
    saveProfile: (
      id: string,
      sessionEpoch: number,
      { fullName, bio, passwordHash, avatar }: ProfileChange,
    ): Promise<StoredPlayer | undefined> =>
      db.transaction(async (transaction) => {
        const [before] = await transaction
          .select()
          .from(players)
          .where(and(eq(players.id, id), eq(players.sessionEpoch, sessionEpoch)))
          .for('update')
        if (!before) return undefined
        const picture = avatar === 'removed' ? undefined : avatar
        const avatarId = picture ? randomUUID() : null
        if (picture && avatarId) await transaction.insert(avatars).values({ id: avatarId, picture })
        const [row] = await transaction
          .update(players)
          .set({
            fullName: fullName || null,
            bio: bio || null,
            ...(avatar && { avatarId }),
            ...(passwordHash && { passwordHash, sessionEpoch: sql`${players.sessionEpoch} + 1` }),
          })
          .where(eq(players.id, id))
          .returning()
        if (passwordHash) await transaction.delete(mailedLinks).where(eq(mailedLinks.playerId, id))
        if (avatar && before.avatarId) {
          await transaction.delete(avatars).where(eq(avatars.id, before.avatarId))
        }
        return row && storedPlayerOf(row)
      }),

    async avatar(id: string): Promise<Uint8Array | undefined> {
      const [row] = await db.select().from(avatars).where(eq(avatars.id, id))
      return row?.picture
    },

    /**
     * Erases a player in one transaction, and ends all sessions. Payments, purchases and activities stay, with `A former
     * player` as their buyer. Refuses until payments and refunds have ended. Returns `false` if there is no such player,
     * or no more.
     */
    erase: (playerId: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [player] = await lockPlayers(tx, playerId)
        if (!player || isErased(player)) return false
        await closePayments(tx, playerId)
        await tx
          .update(players)
          .set({
            email: null,
            emailKey: null,
            emailProven: false,
            ...noWayIn,
            fullName: null,
            bio: null,
            avatarId: null,
            sessionEpoch: sql`${players.sessionEpoch} + 1`,
          })
          .where(eq(players.id, playerId))
        await tx.update(activities).set({ buyer: formerPlayer }).where(eq(activities.buyerId, playerId))
        for (const table of [savedItems, knownAddresses, mailedLinks, paymentKeys])
          await tx.delete(table).where(eq(table.playerId, playerId))
        if (player.email !== null)
          await tx.delete(waitingMails).where(eq(waitingMails.recipient, player.email))
        if (player.avatarId !== null) await tx.delete(avatars).where(eq(avatars.id, player.avatarId))
        if (player.walletAddress !== null)
          await tx.delete(walletMessages).where(eq(walletMessages.address, player.walletAddress))
        return true
      }),
  }
}

/** Returns whether a player was erased: any other account has one of these. */
export const isErased = ({
  email,
  discordId,
  googleId,
  walletAddress,
}: Pick<typeof players.$inferSelect, 'email' | 'discordId' | 'googleId' | 'walletAddress'>): boolean =>
  [email, discordId, googleId, walletAddress].every((way) => way === null)

/** Locks players until the transaction ends, so that no payment opens or ends meanwhile. */
export const lockPlayers = (tx: Transaction, ...ids: string[]) =>
  tx.select().from(players).where(inArray(players.id, ids)).orderBy(asc(players.id)).for('update')

/** Closes payments that the provider has not opened yet, and refuses until the others have ended. */
export async function closePayments(tx: Transaction, ...playerIds: string[]): Promise<void> {
  const theirs = inArray(payments.playerId, playerIds)
  await tx
    .update(payments)
    .set({ status: 'canceled' })
    .where(and(theirs, eq(payments.status, 'open'), isNull(payments.providerId)))
  const underWay = await tx
    .selectDistinct({ status: payments.status })
    .from(payments)
    .where(and(theirs, inArray(payments.status, ['open', 'refund_due', 'refund_pending', 'refund_failed'])))
  if (underWay.length === 0) return
  const isOwed = underWay.some(({ status }) => status === 'refund_failed')
  const message = isOwed ? serverMessages.accountOwed : serverMessages.accountPays
  throw new HttpError(409, 'payment_processing', message)
}
