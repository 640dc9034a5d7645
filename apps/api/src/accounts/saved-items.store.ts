import type { ItemToSave, SavedItem } from '@meridian-2117/contract'
import { savedLimit } from '@meridian-2117/contract/search/page-limit'
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { items, savedItems } from '../database/schema.ts'
import { itemOf } from '../items/items.store.ts'

export type SavedItemStore = ReturnType<typeof createSavedItemStore>

/** Stores the items that players have saved. */
export function createSavedItemStore(db: Database) {
  const of = async (playerId: string, reader: Pick<Database, 'select'> = db): Promise<SavedItem[]> => {
    const rows = await reader
      .select({ id: savedItems.itemId, priceCents: savedItems.priceCents, item: items })
      .from(savedItems)
      .leftJoin(items, eq(items.id, savedItems.itemId))
      .where(eq(savedItems.playerId, playerId))
      .orderBy(asc(savedItems.savedAt))
    return rows.map(({ id, priceCents, item }) => ({
      id,
      ...(priceCents !== null && { priceCents }),
      ...(item && { item: itemOf(item) }),
      ...(item?.delistedAt && { delisted: true }),
    }))
  }

  return {
    /** Returns a player's saved items, the latest last. */
    of: (playerId: string) => of(playerId),

    /** Forgets items, saves others, the latest last, and drops the oldest above the limit. Returns what is saved. */
    change: (
      playerId: string,
      add: readonly ItemToSave[],
      remove: readonly string[],
    ): Promise<readonly SavedItem[]> =>
      db.transaction(async (transaction) => {
        const theirs = eq(savedItems.playerId, playerId)
        if (remove.length > 0)
          await transaction.delete(savedItems).where(and(theirs, inArray(savedItems.itemId, [...remove])))
        if (add.length > 0)
          await transaction
            .insert(savedItems)
            .values(
              add.map(({ id, priceCents }, index) => ({
                playerId,
                itemId: id,
                priceCents,
                // One statement has one time; the list keeps its order.
                savedAt: sql`now() + ${index}::int * interval '1 microsecond'`,
              })),
            )
            .onConflictDoNothing()
        const kept = transaction
          .select({ id: savedItems.itemId })
          .from(savedItems)
          .where(theirs)
          .orderBy(desc(savedItems.savedAt))
          .limit(savedLimit)
        await transaction.delete(savedItems).where(and(theirs, notInArray(savedItems.itemId, kept)))
        return of(playerId, transaction)
      }),
  }
}
