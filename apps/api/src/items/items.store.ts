import type { Item, ItemKind, ItemQuery, List, SearchEntry, SearchResults } from '@meridian/contract'
import { pageLimit } from '@meridian/contract/search/page-limit'
import { foldedText } from '@meridian/contract/search/search'
import type { ItemSort } from '@meridian/contract/search/item-sorts'
import { toCents, toDollars } from '@meridian/contract/money/pricing'
import type { Game } from '@meridian/contract/names/games'
import { and, asc, count, desc, eq, like, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { items } from '../database/schema.ts'
import { pageOf } from '../http/page-of.ts'

const itemOf = ({
  priceCents,
  position: _position,
  searchText: _searched,
  game,
  ...item
}: typeof items.$inferSelect): Item => ({
  ...item,
  game: game ?? undefined,
  price: toDollars(priceCents),
})

export type ItemStore = ReturnType<typeof createItemStore>

/** Lists, searches and looks up collectibles and land parcels. */
export function createItemStore(db: Database) {
  const search = (kind: ItemKind, text: string, limit: number): Promise<SearchEntry[]> =>
    db
      .select({ id: items.id, title: items.title })
      .from(items)
      .where(and(eq(items.kind, kind), contains(text)))
      .orderBy(items.position)
      .limit(limit)

  return {
    /** Lists a page of one kind, with the query's filters and order. */
    async list(kind: ItemKind, query: ItemQuery): Promise<List<Item>> {
      const { limit = pageLimit, after, from, sort, game } = query
      const order = orders[sort ?? 'listed']
      const filter = chosen(kind, query)
      const [rows, counts] = await Promise.all([
        db
          .select()
          .from(items)
          .where(and(filter, after === undefined ? undefined : isAfter(kind, after, order)))
          .orderBy(...order.by.map((column) => (order.down ? desc(column) : asc(column))))
          .offset(from ?? 0)
          .limit(limit + 1),
        from === undefined
          ? undefined
          : db
              .select({ game: items.game, count: count() })
              .from(items)
              .where(chosen(kind, { ...query, game: undefined }))
              .groupBy(items.game),
      ])
      const page = pageOf(rows.map(itemOf), limit)
      if (!counts) return page
      const countOf = (of: Game) => counts.find((group) => group.game === of)?.count ?? 0
      return {
        ...page,
        total: game ? countOf(game) : counts.reduce((sum, group) => sum + group.count, 0),
        gameCounts: {
          odyssey: countOf('odyssey'),
          slipstream: countOf('slipstream'),
          dominion: countOf('dominion'),
        },
      }
    },

    /**
     * Finds a text in titles and serial numbers, in any case. Returns at most `limit` items of each kind, in their
     * list's order.
     */
    async find(text: string, limit: number): Promise<SearchResults> {
      const [lands, nfas] = await Promise.all([
        search('land', text, limit),
        search('collectible', text, limit),
      ])
      return { lands, nfas }
    },

    async byId(id: string): Promise<Item | undefined> {
      const [row] = await db.select().from(items).where(eq(items.id, id))
      return row && itemOf(row)
    },

    /** Returns the newest items of both kinds, with the fields that an address needs. */
    newest: (limit: number): Promise<Pick<Item, 'kind' | 'id'>[]> =>
      db
        .select({ kind: items.kind, id: items.id })
        .from(items)
        .orderBy(desc(items.position), desc(items.id))
        .limit(limit),
  }
}

interface Order {
  /** The last two columns break ties. */
  by: readonly (typeof items.position | typeof items.priceCents | typeof items.id)[]
  down: boolean
}

const orders: Readonly<Record<ItemSort | 'listed', Order>> = {
  listed: { by: [items.position, items.id], down: false },
  newest: { by: [items.position, items.id], down: true },
  'price-up': { by: [items.priceCents, items.position, items.id], down: false },
  'price-down': { by: [items.priceCents, items.position, items.id], down: true },
}

/** Selects the items of one kind that match a query. A price bound may exceed the column's range. */
const chosen = (kind: ItemKind, { game, find, minPrice, maxPrice }: ItemQuery): SQL | undefined =>
  and(
    eq(items.kind, kind),
    game && eq(items.game, game),
    find === undefined ? undefined : contains(find),
    minPrice === undefined ? undefined : sql`${items.priceCents} >= ${toCents(minPrice)}::bigint`,
    maxPrice === undefined ? undefined : sql`${items.priceCents} <= ${toCents(maxPrice)}::bigint`,
  )

/** Matches the items after the given one in an order; matches none when the list has no such item. */
function isAfter(kind: ItemKind, id: string, { by, down }: Order): SQL {
  const key = sql.join([...by], sql`, `)
  return sql`
    (${key}) ${sql.raw(down ? '<' : '>')} (
      select ${key} from ${items} where ${items.id} = ${id} and ${items.kind} = ${kind}
    )`
}

/** Matches when the title or the serial number contains the text. */
function contains(text: string): SQL {
  const escaped = foldedText(text).replaceAll(/[\\%_]/g, '\\$&')
  return like(items.searchText, `%${escaped}%`)
}
