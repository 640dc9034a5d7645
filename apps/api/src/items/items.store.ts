import type { Item, ItemKind, ItemQuery, List, SearchEntry, SearchResults } from '@meridian-2117/contract'
import { pageLimit } from '@meridian-2117/contract/search/page-limit'
import { foldedText, searchedWords } from '@meridian-2117/contract/search/search'
import type { ItemSort } from '@meridian-2117/contract/search/item-sorts'
import { toCents, toDollars } from '@meridian-2117/contract/money/pricing'
import type { Game } from '@meridian-2117/contract/names/games'
import { and, asc, count, desc, eq, isNull, like, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { items, searchParts, serialInSearchText } from '../database/schema.ts'
import { pageOf, readCursor } from '../http/page-of.ts'

/** Returns the item of a row, delisted or not. */
export const itemOf = ({
  priceCents,
  position: _position,
  searchText: _searched,
  delistedAt: _delisted,
  game,
  ...item
}: typeof items.$inferSelect): Item => ({
  ...item,
  game: game ?? undefined,
  price: toDollars(priceCents),
})

export type ItemStore = ReturnType<typeof createItemStore>

/** Lists, searches and looks up collectibles and land parcels. Only `byId` tells of delisted ones. */
export function createItemStore(db: Database) {
  const matching = (kind: ItemKind, filter: SQL | undefined, limit: number): Promise<SearchEntry[]> =>
    db
      .select({ id: items.id, title: items.title })
      .from(items)
      .where(and(isListed, eq(items.kind, kind), filter))
      .orderBy(items.position)
      .limit(limit)

  const search = async (kind: ItemKind, text: string, limit: number): Promise<SearchEntry[]> => {
    // Sorting all matches instead would read each of them.
    const [numbered, named] = await Promise.all([
      matching(kind, hasSerialNumber(text), limit),
      matching(kind, contains(text), limit),
    ])
    const ids = numbered.map(({ id }) => id)
    return [...numbered, ...named.filter(({ id }) => !ids.includes(id))].slice(0, limit)
  }

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
          .where(and(filter, after === undefined ? undefined : isAfter(after, order)))
          .orderBy(...order.by.map((column) => (order.down ? desc(items[column]) : asc(items[column]))))
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
      const page = pageOf(rows, limit, itemOf, (row) => order.by.map((column) => row[column]))
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
     * Finds the words of a text in titles and serial numbers. Returns at most `limit` items of each kind: first that
     * whose whole serial number it is, then in their list's order. A text without a letter or digit finds nothing.
     */
    async find(text: string, limit: number): Promise<SearchResults> {
      if (searchedWords(text).length === 0) return { lands: [], nfas: [] }
      const [lands, nfas] = await Promise.all([
        search('land', text, limit),
        search('collectible', text, limit),
      ])
      return { lands, nfas }
    },

    async byId(id: string): Promise<Item | 'delisted' | undefined> {
      const [row] = await db.select().from(items).where(eq(items.id, id))
      return row?.delistedAt ? 'delisted' : row && itemOf(row)
    },

    async setPrice(id: string, priceCents: number): Promise<void> {
      await db.update(items).set({ priceCents }).where(eq(items.id, id))
    },

    async setListed(id: string, listed: boolean): Promise<void> {
      await db
        .update(items)
        .set({ delistedAt: listed ? null : sql`now()` })
        .where(eq(items.id, id))
    },

    /** Returns the newest items of both kinds, with the fields that an address needs. */
    newest: (limit: number): Promise<Pick<Item, 'kind' | 'id'>[]> =>
      db
        .select({ kind: items.kind, id: items.id })
        .from(items)
        .where(isListed)
        .orderBy(desc(items.position), desc(items.id))
        .limit(limit),
  }
}

const isListed = isNull(items.delistedAt)

interface SortOrder {
  /** The last two columns break ties. */
  by: readonly ('position' | 'priceCents' | 'id')[]
  down: boolean
}

const orders: Readonly<Record<ItemSort | 'listed', SortOrder>> = {
  listed: { by: ['position', 'id'], down: false },
  newest: { by: ['position', 'id'], down: true },
  'price-up': { by: ['priceCents', 'position', 'id'], down: false },
  'price-down': { by: ['priceCents', 'position', 'id'], down: true },
}

/** Selects the items of one kind that match a query. A price bound may exceed the column's range. */
const chosen = (kind: ItemKind, { game, find, minPrice, maxPrice }: ItemQuery): SQL | undefined =>
  and(
    isListed,
    eq(items.kind, kind),
    game && eq(items.game, game),
    find === undefined ? undefined : contains(find),
    minPrice === undefined ? undefined : sql`${items.priceCents} >= ${toCents(minPrice)}::bigint`,
    maxPrice === undefined ? undefined : sql`${items.priceCents} <= ${toCents(maxPrice)}::bigint`,
  )

/** Matches the items after a place in an order; matches none for an unknown cursor. */
function isAfter(cursor: string, { by, down }: SortOrder): SQL {
  const place = readCursor(cursor, by.length - 1)
  if (!place) return sql`false`
  const key = sql.join(
    by.map((column) => items[column]),
    sql`, `,
  )
  const values = [...place.numbers.map((number) => sql`${String(number)}::bigint`), sql`${place.id}`]
  return sql`(${key}) ${sql.raw(down ? '<' : '>')} (${sql.join(values, sql`, `)})`
}

/**
 * Matches when title and serial number together have each word of the text. The planner asks once whether any item has a
 * word too short for the index, and reads no item if none has.
 */
const contains = (text: string): SQL | undefined =>
  and(
    ...searchedWords(text).flatMap((word) => [
      word.length < 3
        ? sql`exists (select from ${searchParts} where ${searchParts.part} = ${word})`
        : undefined,
      like(items.searchText, `%${word}%`),
    ]),
  )

const hasSerialNumber = (text: string): SQL => eq(serialInSearchText, foldedText(text))
