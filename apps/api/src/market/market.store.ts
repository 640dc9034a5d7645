import type { Item, ItemKind } from '@meridian/contract'
import { toDollars } from '@meridian/contract/rules/pricing'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { items } from '../database/schema.ts'

/** An item with what a payment needs to know of it. */
export interface PricedItem {
  id: string
  title: string
  priceCents: number
}

export type MarketStore = ReturnType<typeof createMarketStore>

/** Collectibles and land parcels. */
export function createMarketStore(db: Database) {
  return {
    /** Everything of one kind, in the order of its market. */
    async list(kind: ItemKind): Promise<Item[]> {
      const rows = await db.select().from(items).where(eq(items.kind, kind)).orderBy(asc(items.position))
      return rows.map(({ id, title, serialNumber, priceCents, image, imageAlt, description, lore }) => ({
        id,
        title,
        serialNumber,
        price: toDollars(priceCents),
        image,
        imageAlt,
        description,
        lore,
      }))
    },

    async byId(id: string): Promise<PricedItem | undefined> {
      const [row] = await db
        .select({ id: items.id, title: items.title, priceCents: items.priceCents })
        .from(items)
        .where(eq(items.id, id))
      return row
    },
  }
}
