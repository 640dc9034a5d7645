import { marketName } from '@meridian-2117/contract/names/display-name'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import {
  activities,
  avatars,
  items,
  knownAddresses,
  mailedLinks,
  paymentKeys,
  payments,
  players,
  purchases,
  savedItems,
  walletMessages,
} from '../database/schema.ts'
import { closePayments, isErased, lockPlayers } from './player.store.ts'

export type PlayerDataStore = ReturnType<typeof createPlayerDataStore>

/** Reads all that the database holds of a player, or gives it to another. */
export const createPlayerDataStore = (db: Database) => ({
  /**
   * Returns all that is held of a player, for JSON; `undefined` if there is no such player. Secrets are left out: the
   * password, and links to a new one.
   */
  async export(playerId: string) {
    const [row] = await db.select().from(players).where(eq(players.id, playerId))
    if (!row) return undefined
    const { passwordHash, emailKey: _compared, avatarId, sessionEpoch: _counted, ...profile } = row
    const [avatar] = avatarId === null ? [] : await db.select().from(avatars).where(eq(avatars.id, avatarId))
    return {
      profile: { ...profile, hasPassword: passwordHash !== null },
      picture: avatar ? { type: 'image/webp', base64: Buffer.from(avatar.picture).toString('base64') } : null,
      signInAddresses: await db
        .select({ address: knownAddresses.address, seenAt: knownAddresses.seenAt })
        .from(knownAddresses)
        .where(eq(knownAddresses.playerId, playerId)),
      signedMessages:
        row.walletAddress === null
          ? []
          : await db.select().from(walletMessages).where(eq(walletMessages.address, row.walletAddress)),
      payments: await db
        .select({
          id: payments.id,
          provider: payments.provider,
          providerId: payments.providerId,
          itemId: payments.itemId,
          title: items.title,
          amountCents: payments.amountCents,
          currency: payments.currency,
          status: payments.status,
          refundedCents: payments.refundedCents,
          dispute: payments.dispute,
          createdAt: payments.createdAt,
        })
        .from(payments)
        .innerJoin(items, eq(items.id, payments.itemId))
        .where(eq(payments.playerId, playerId))
        .orderBy(asc(payments.createdAt)),
      paymentKeys: await db
        .select({ key: paymentKeys.key, itemId: paymentKeys.itemId, createdAt: paymentKeys.createdAt })
        .from(paymentKeys)
        .where(eq(paymentKeys.playerId, playerId)),
      purchases: await db
        .select({
          id: purchases.id,
          paymentId: purchases.paymentId,
          itemId: purchases.itemId,
          title: purchases.title,
          amountCents: purchases.amountCents,
          createdAt: purchases.createdAt,
        })
        .from(purchases)
        .where(eq(purchases.playerId, playerId))
        .orderBy(asc(purchases.createdAt)),
      savedItems: await db
        .select({
          itemId: savedItems.itemId,
          priceCents: savedItems.priceCents,
          savedAt: savedItems.savedAt,
        })
        .from(savedItems)
        .where(eq(savedItems.playerId, playerId))
        .orderBy(asc(savedItems.savedAt)),
      activities: await db
        .select()
        .from(activities)
        .where(eq(activities.buyerId, playerId))
        .orderBy(asc(activities.happenedAt)),
    }
  },

  /**
   * Moves all of one player to another, and deletes the first, in one transaction. The second keeps what both have: an
   * e-mail with its password, a Google or Discord account, a wallet, name, bio and picture. Refuses until payments and
   * refunds of the first have ended. Changes nothing if both have bought the same item, or one is missing or erased, and
   * returns `false`.
   */
  merge: (fromId: string, intoId: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const locked = await lockPlayers(tx, fromId, intoId)
      const from = locked.find(({ id }) => id === fromId)
      const into = locked.find(({ id }) => id === intoId)
      if (!from || !into || from === into || isErased(from) || isErased(into)) return false
      const theirs = tx
        .select({ itemId: purchases.itemId })
        .from(purchases)
        .where(eq(purchases.playerId, fromId))
      const ownedTwice = and(eq(purchases.playerId, intoId), inArray(purchases.itemId, theirs))
      if ((await tx.$count(purchases, ownedTwice)) > 0) return false
      await closePayments(tx, fromId)

      await tx.update(payments).set({ playerId: intoId }).where(eq(payments.playerId, fromId))
      await tx.update(purchases).set({ playerId: intoId }).where(eq(purchases.playerId, fromId))
      const fullName = into.fullName ?? from.fullName
      await tx
        .update(activities)
        .set({ buyerId: intoId, buyer: marketName({ id: intoId, ...(fullName !== null && { fullName }) }) })
        .where(eq(activities.buyerId, fromId))
      const savedByBoth = tx
        .select({ itemId: savedItems.itemId })
        .from(savedItems)
        .where(eq(savedItems.playerId, intoId))
      await tx
        .update(savedItems)
        .set({ playerId: intoId })
        .where(and(eq(savedItems.playerId, fromId), notInArray(savedItems.itemId, savedByBoth)))
      for (const table of [savedItems, knownAddresses, mailedLinks, paymentKeys])
        await tx.delete(table).where(eq(table.playerId, fromId))
      // First, as no two players may have the same ways in.
      await tx.delete(players).where(eq(players.id, fromId))
      const { email, emailKey, emailProven, passwordHash } = into.email === null ? from : into
      await tx
        .update(players)
        .set({
          email,
          emailKey,
          emailProven,
          passwordHash,
          fullName,
          bio: into.bio ?? from.bio,
          avatarId: into.avatarId ?? from.avatarId,
          discordId: into.discordId ?? from.discordId,
          googleId: into.googleId ?? from.googleId,
          walletAddress: into.walletAddress ?? from.walletAddress,
        })
        .where(eq(players.id, intoId))
      if (into.avatarId !== null && from.avatarId !== null)
        await tx.delete(avatars).where(eq(avatars.id, from.avatarId))
      return true
    }),
})
