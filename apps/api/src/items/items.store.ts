import {
  pageLimit,
  type Item,
  type ItemKind,
  type List,
  type Page,
  type SearchEntry,
} from '@meridian/contract'
import { toDollars } from '@meridian/contract/rules/pricing'
import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { items } from '../database/schema.ts'
import { pageOf } from '../http/page-of.ts'

/** An item with what a payment needs to know of it. */
export interface PricedItem {
  id: string
  title: string
  priceCents: number
}

const itemOf = ({ priceCents, position: _place, ...item }: typeof items.$inferSelect): Item => ({
  ...item,
  price: toDollars(priceCents),
})

export type ItemStore = ReturnType<typeof createItemStore>

/** Collectibles and land parcels: listed, found, and looked up. */
export function createItemStore(db: Database) {
  return {
    /** A page of one kind, in the order of its market. */
    async list(kind: ItemKind, { limit = pageLimit, after }: Page): Promise<List<Item>> {
      const rows = await db
        .select()
        .from(items)
        .where(and(eq(items.kind, kind), after === undefined ? undefined : behind(kind, after)))
        .orderBy(asc(items.position), asc(items.id))
        .limit(limit + 1)
      return pageOf(rows.map(itemOf), limit)
    },

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

    async byId(id: string): Promise<Item | undefined> {
      const [row] = await db.select().from(items).where(eq(items.id, id))
      return row && itemOf(row)
    },

    async priced(id: string): Promise<PricedItem | undefined> {
      const [row] = await db
        .select({ id: items.id, title: items.title, priceCents: items.priceCents })
        .from(items)
        .where(eq(items.id, id))
      return row
    },
  }
}

/** What stands in a market's order behind one of its items; nothing where it has no such item. */
const behind = (kind: ItemKind, id: string) => sql`
  (${items.position}, ${items.id}) > (
    select ${items.position}, ${items.id} from ${items} where ${items.id} = ${id} and ${items.kind} = ${kind}
  )`

/** The text with the wildcards of LIKE escaped. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
