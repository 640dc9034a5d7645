import type { Profile } from '@meridian-2117/contract'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { avatars, passwordResets, players } from '../database/schema.ts'
import { playerOf } from './player.store.ts'

/** Changes a player's own profile. Absent fields stay unchanged. */
export interface ProfileChange {
  fullName: string
  bio: string
  passwordHash?: string | undefined
  /** WebP; `removed` deletes the picture. */
  avatar?: Uint8Array | 'removed' | undefined
}

/** Adds fields that the contract does not show to a profile. */
export interface OwnProfile {
  profile: Profile
  passwordHash: string | undefined
  /** See `TokenPlayer`. */
  sessionEpoch: number
}

const ownProfileOf = (row: typeof players.$inferSelect): OwnProfile => ({
  profile: {
    ...playerOf(row),
    ...(row.bio !== null && { bio: row.bio }),
    hasPassword: row.passwordHash !== null,
  },
  passwordHash: row.passwordHash ?? undefined,
  sessionEpoch: row.sessionEpoch,
})

export type ProfileStore = ReturnType<typeof createProfileStore>

export function createProfileStore(db: Database) {
  return {
    async byId(id: string): Promise<OwnProfile | undefined> {
      const [row] = await db.select().from(players).where(eq(players.id, id))
      return row && ownProfileOf(row)
    },

    /**
     * Applies a change in one transaction; a new password ends older sessions and mailed links. Changes nothing and returns nothing if
     * the epoch has risen since `sessionEpoch` was read.
     */
    save: (
      id: string,
      sessionEpoch: number,
      { fullName, bio, passwordHash, avatar }: ProfileChange,
    ): Promise<OwnProfile | undefined> =>
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
        if (passwordHash) await transaction.delete(passwordResets).where(eq(passwordResets.playerId, id))
        if (avatar && before.avatarId) {
          await transaction.delete(avatars).where(eq(avatars.id, before.avatarId))
        }
        return row && ownProfileOf(row)
      }),

    async avatar(id: string): Promise<Uint8Array | undefined> {
      const [row] = await db.select().from(avatars).where(eq(avatars.id, id))
      return row?.picture
    },
  }
}
