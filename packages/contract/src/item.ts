import * as z from 'zod/mini'
import { listAnswer } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { pageQuery } from './page.ts'
import { itemSorts } from './search/item-sorts.ts'
import { games } from './names/games.ts'
import { namedRecord, recordCodec, amount, ids, optionalText, pickField, text } from './record-codec.ts'
import { requestText, searchText } from './request-text.ts'

/** Each kind has a list and a buy page of its own. */
export const itemKinds = ['collectible', 'land'] as const

/** Decides which list and which buy page an item has. */
export type ItemKind = (typeof itemKinds)[number]

const priceSchema = z.number().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER / 1000))

/**
 * Describes a collectible or a land parcel. Absent fields stay absent, as only the market preview has fallbacks for
 * them. An empty `id` means that the item cannot be bought.
 */
export const itemSchema = z.object({
  kind: z.enum(itemKinds),
  id: z.string(),
  title: z.optional(z.string()),
  serialNumber: z.optional(z.string()),
  game: z.optional(z.enum(games)),
  /** US dollars, as listed. The amount of a payment is in whole cents. */
  price: z.optional(priceSchema),
  image: z.optional(z.string()),
  /** Describes the picture for those who cannot see it. */
  imageAlt: z.optional(z.string()),
  description: z.optional(z.string()),
  /** Tells the item's origin under the description on the buy pages. */
  lore: z.optional(z.string()),
})

/** An item of the market; most of its fields may be missing. */
export type Item = z.infer<typeof itemSchema>

/** The reason why the market has no such item. */
export type MissingItem = 'unknown' | 'delisted'

const { game, ...sameNames } = itemSchema.shape

/** An item as our own server writes it; JSON has its game as `strand`. */
export const itemRecord = namedRecord('Item', { _id: z.string(), ...sameNames, strand: game })

const listedItemSchema = itemSchema.check(
  z.refine((item) => item.id !== '' || item.title !== undefined, 'has neither id nor title'),
)

/**
 * Reads `_id|id`, `title|name`, `serialNumber|code`; an entry with neither id nor title is damaged. A record without a
 * kind gets the kind of its list. Stored items have `game`.
 */
export const itemCodec = (kind: ItemKind) =>
  recordCodec(
    listedItemSchema,
    (json) => ({
      kind: itemKinds.find((known) => known === json['kind']) ?? kind,
      id: text(pickField(json, '_id', 'id') ?? ''),
      title: text(pickField(json, 'title', 'name')),
      serialNumber: text(pickField(json, 'serialNumber', 'code')),
      game: games.find((known) => known === pickField(json, 'strand', 'game')),
      price: amount(pickField(json, 'price')),
      image: optionalText(pickField(json, 'image')),
      imageAlt: optionalText(pickField(json, 'imageAlt')),
      description: optionalText(pickField(json, 'description')),
      lore: optionalText(pickField(json, 'lore')),
    }),
    ({ game: strand, ...item }): z.input<typeof itemRecord> => ({ ...item, strand, ...ids(item.id) }),
  )

const wholeNumber = z.codec(
  requestText('wholeNumber').check(z.regex(/^\d+$/)),
  z.int().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER / 1000)),
  {
    decode: Number,
    encode: String,
  },
)

const dollars = z.codec(requestText('price').check(z.regex(/^\d+(\.\d+)?$/)), priceSchema, {
  decode: Number,
  encode: String,
})

/** Selects and sorts the items of a list. A server without filters answers its whole list, without a `total`. */
const itemQuery = z.codec(
  z.extend(pageQuery, {
    /** Index in the list of the page's first entry, from 0; the answer then has a `total`. */
    from: z.optional(wholeNumber),
    sort: z.optional(z.enum(itemSorts)),
    strand: z.optional(z.enum(games)),
    /** Matches items whose title and serial number together have each word of the text. */
    find: z.optional(searchText),
    /** US dollars, both bounds included. */
    minPrice: z.optional(dollars),
    maxPrice: z.optional(dollars),
  }),
  z.object({
    limit: z.optional(z.number()),
    after: z.optional(requestText('id')),
    from: z.optional(z.number()),
    sort: z.optional(z.enum(itemSorts)),
    game: z.optional(z.enum(games)),
    find: z.optional(requestText('search')),
    minPrice: z.optional(z.number()),
    maxPrice: z.optional(z.number()),
  }),
  {
    decode: ({ strand, ...query }) => ({ ...query, ...(strand && { game: strand }) }),
    encode: ({ game: chosen, ...query }) => ({ ...query, ...(chosen && { strand: chosen }) }),
  },
)

/** Selects a part of a list, with filters and an order. */
export type ItemQuery = z.output<typeof itemQuery>

/** Lists the collectibles; screens show the first 3, 4 or 5. */
export const readCollectibles = endpoint({
  method: 'GET',
  path: '/api/v1/market/getMarket',
  tag: 'Market',
  summary: 'Lists the collectibles',
  query: itemQuery,
  answer: listAnswer(itemCodec('collectible'), itemRecord),
  auth: 'none',
})

/** Reads all land parcels; the specification also calls it `getLand`. */
export const readLand = endpoint({
  method: 'GET',
  path: '/api/v1/land/getland',
  tag: 'Market',
  summary: 'Lists the land parcels',
  query: itemQuery,
  answer: listAnswer(itemCodec('land'), itemRecord),
  auth: 'none',
})
