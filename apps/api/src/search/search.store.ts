import type { Item, ItemKind, SearchEntry } from '@meridian/contract'
import { toDollars } from '@meridian/contract/rules/pricing'
import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { items } from '../database/schema.ts'

export type SearchStore = ReturnType<typeof createSearchStore>

/** Finds collectibles and land parcels by what they are called. */
export function createSearchStore(db: Database) {
  return {
    /** What holds the text in its title or serial number, in any case: at most `limit`, in the order of its market. */
    async find(kind: ItemKind, text: string, limit: number): Promise<SearchEntry[]> {
      const pattern = `%${literally(text)}%`
      return db
        .select({ id: items.id, title: items.title })
        .from(items)
        .where(and(eq(items.kind, kind), or(ilike(items.title, pattern), ilike(items.serialNumber, pattern))))
        .orderBy(asc(items.position))
        .limit(limit)
    },

    async item(id: string): Promise<Item | undefined> {
      const [row] = await db
        .select({
          id: items.id,
          title: items.title,
          serialNumber: items.serialNumber,
          priceCents: items.priceCents,
          image: items.image,
          imageAlt: items.imageAlt,
          description: items.description,
          lore: items.lore,
        })
        .from(items)
        .where(eq(items.id, id))
      if (!row) return undefined
      const { priceCents, ...item } = row
      return { ...item, price: toDollars(priceCents) }
    },
  }
}

/** The text with the wildcards of LIKE escaped. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
