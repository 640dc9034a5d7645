import { searchEntryFields, type Item, type ItemKind, type ItemQuery, type List } from '@meridian/contract'
import { pageLimit } from '@meridian/contract/rules/page-limit'
import type { ItemSort } from '@meridian/contract/rules/item-sorts'
import { toCents, toDollars } from '@meridian/contract/rules/pricing'
import type { Strand } from '@meridian/contract/rules/strands'
import { and, asc, count, desc, eq, gt, ilike, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { fixedQuery } from '../database/fixed-query.ts'
import type { Database } from '../database/open.ts'
import { items } from '../database/schema.ts'
import { pageOf } from '../http/page-of.ts'

/** An item with what a payment needs to know of it. */
export interface PricedItem {
  id: string
  title: string
  priceCents: number
}

const itemOf = ({ priceCents, position: _place, strand, ...item }: typeof items.$inferSelect): Item => ({
  ...item,
  strand: strand ?? undefined,
  price: toDollars(priceCents),
})

/** What a search finds of each kind: a list of entries in JSON, as the contract spells them. */
type Found = Record<ItemKind, string>

export type ItemStore = ReturnType<typeof createItemStore>

/** Collectibles and land parcels: listed, found, and looked up. */
export function createItemStore(db: Database) {
  // One row whose lists go out as the database writes them: each key pressed asks for one, and to read them takes long.
  const search = fixedQuery(
    db,
    ['pattern', 'limit'],
    (wanted) => sql<Found>`
      select ${entriesOf('land')} as land, ${entriesOf('collectible')} as collectible from (
        with ${common('land', wanted)}, ${common('collectible', wanted)}
        ${foundOf('land', wanted)} union all ${foundOf('collectible', wanted)}
      ) as found`,
  )

  return {
    /** A page of one kind: those that are asked for, in the order that is asked for. */
    async list(kind: ItemKind, query: ItemQuery): Promise<List<Item>> {
      const { limit = pageLimit, after, from, sort, strand } = query
      const order = orders[sort ?? 'listed']
      const wanted = chosen(kind, query)
      const [rows, counts] = await Promise.all([
        db
          .select()
          .from(items)
          .where(and(wanted, after === undefined ? undefined : behind(kind, after, order)))
          .orderBy(...order.by.map((column) => (order.down ? desc(column) : asc(column))))
          .offset(from ?? 0)
          .limit(limit + 1),
        from === undefined
          ? undefined
          : db
              .select({ strand: items.strand, count: count() })
              .from(items)
              .where(chosen(kind, { ...query, strand: undefined }))
              .groupBy(items.strand),
      ])
      const page = pageOf(rows.map(itemOf), limit)
      if (!counts) return page
      const countOf = (of: Strand) => counts.find((group) => group.strand === of)?.count ?? 0
      return {
        ...page,
        total: strand ? countOf(strand) : counts.reduce((sum, group) => sum + group.count, 0),
        strandCounts: {
          odyssey: countOf('odyssey'),
          slipstream: countOf('slipstream'),
          dominion: countOf('dominion'),
        },
      }
    },

    /** What holds the text in its title or serial number, in any case: of each kind at most `limit`, in its market's order. */
    async find(text: string, limit: number): Promise<Found> {
      const [found] = await search({ pattern: patternOf(text), limit })
      return found ?? { land: '[]', collectible: '[]' }
    },

    async byId(id: string): Promise<Item | undefined> {
      const [row] = await db.select().from(items).where(eq(items.id, id))
      return row && itemOf(row)
    },

    /** The next `limit` items in the order of their ids, by what an address needs of them; from the first on behind ''. */
    keysBehind: (id: string, limit: number): Promise<Pick<Item, 'kind' | 'id'>[]> =>
      db
        .select({ kind: items.kind, id: items.id })
        .from(items)
        .where(gt(items.id, id))
        .orderBy(items.id)
        .limit(limit),

    /** Every n-th id, in the order of ids. */
    async everyNthId(n: number): Promise<string[]> {
      const placed = db
        .select({ id: items.id, place: sql<number>`row_number() over (order by ${items.id})`.as('place') })
        .from(items)
        .as('placed')
      const rows = await db
        .select({ id: placed.id })
        .from(placed)
        .where(sql`${placed.place} % ${n} = 0`)
        .orderBy(placed.id)
      return rows.map(({ id }) => id)
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

/** A text that many hold is found among so many of a market's first; for a rarer one the index of texts is asked. */
const near = 2000

/** What is looked for, and how many of each kind at most. */
type Wanted = Readonly<Record<'pattern' | 'limit', Placeholder>>

/** Names what a market's first hold of a text. */
const common = (kind: ItemKind, wanted: Wanted): SQL => sql`
  ${nameOfCommon(kind)} as (
    select id, title, position
    from (select * from ${items} where kind = ${kind} order by position limit ${near}) as ${items}
    where ${holds(wanted.pattern)} order by position limit ${wanted.limit}
  )`

const entriesOf = (kind: ItemKind): SQL =>
  sql`coalesce(json_agg(json_build_object(${entryFields}) order by position) filter (where kind = ${kind}), '[]')::text`

const entryFields = sql.raw(
  Object.entries(searchEntryFields)
    .map(([name, column]) => `'${name}', ${column}`)
    .join(', '),
)

const nameOfCommon = (kind: ItemKind): SQL => sql.raw(`common_${kind}`)

/** What is found in a market: among its first, or else in all of it, which is left alone where those suffice. */
const foundOf = (kind: ItemKind, wanted: Wanted): SQL => sql`
  (
    select ${kind} as kind, id, title, position from ${nameOfCommon(kind)}
    where (select count(*) from ${nameOfCommon(kind)}) = ${wanted.limit}
  ) union all (
    select ${kind} as kind, id, title, position from ${items}
    where kind = ${kind} and ${holds(wanted.pattern)} and (select count(*) from ${nameOfCommon(kind)}) < ${wanted.limit}
    -- A sum is in no index, so the texts' own is taken, and not the whole market walked through in its order.
    order by position + 0 limit ${wanted.limit}
  )`

interface Order {
  /** The last two tell apart what is alike in the first. */
  by: readonly (typeof items.position | typeof items.priceCents | typeof items.id)[]
  down: boolean
}

const orders: Readonly<Record<ItemSort | 'listed', Order>> = {
  listed: { by: [items.position, items.id], down: false },
  newest: { by: [items.position, items.id], down: true },
  'price-up': { by: [items.priceCents, items.position, items.id], down: false },
  'price-down': { by: [items.priceCents, items.position, items.id], down: true },
}

/** The items of one kind that a query is about. A price may be larger than any that is kept. */
const chosen = (kind: ItemKind, { strand, find, minPrice, maxPrice }: ItemQuery): SQL | undefined =>
  and(
    eq(items.kind, kind),
    strand && eq(items.strand, strand),
    find === undefined ? undefined : holds(patternOf(find)),
    minPrice === undefined ? undefined : sql`${items.priceCents} >= ${toCents(minPrice)}::bigint`,
    maxPrice === undefined ? undefined : sql`${items.priceCents} <= ${toCents(maxPrice)}::bigint`,
  )

/** What stands behind one of a market's items in an order; nothing where it has no such item. */
function behind(kind: ItemKind, id: string, { by, down }: Order): SQL {
  const key = sql.join([...by], sql`, `)
  return sql`
    (${key}) ${sql.raw(down ? '<' : '>')} (
      select ${key} from ${items} where ${items.id} = ${id} and ${items.kind} = ${kind}
    )`
}

/** The title or the serial number is like the pattern. */
const holds = (pattern: string | Placeholder): SQL | undefined =>
  or(ilike(items.title, pattern), ilike(items.serialNumber, pattern))

/** The text wherever it stands, with the wildcards of LIKE escaped; titles have apostrophes of several kinds. */
const patternOf = (text: string): string =>
  `%${text.replaceAll('\\', '\\\\').replaceAll('%', '\\%').replaceAll('_', '\\_').replaceAll("'", '_')}%`
