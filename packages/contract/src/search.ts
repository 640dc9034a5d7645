import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { itemCodec, type Item } from './item.ts'
import { isWire, listCodec, recordCodec, spelled, text } from './wire.ts'

/** One thing that was found (Spec 3, Search result): without an id it cannot be opened, without a title not shown. */
const searchEntrySchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
})

export type SearchEntry = z.infer<typeof searchEntrySchema>

const searchEntryCodec = recordCodec(
  searchEntrySchema,
  (wire) => ({ id: text(spelled(wire, '_id', 'id')), title: text(spelled(wire, 'title', 'name')) }),
  ({ id, title }) => ({ _id: id, title }),
)

/** What was found for a text, once it is read. */
export interface SearchAnswer {
  lands: SearchEntry[]
  nfas: SearchEntry[]
  /** One line for each damaged entry, which is left out while the rest shows. */
  damaged: readonly string[]
}

const entryList = listCodec(searchEntryCodec)

/** Reads `lands` and `nfas` at the top of the record or under its `data`; a list that is missing is empty. */
const searchAnswerCodec = z.codec(z.unknown(), z.custom<SearchAnswer>(), {
  decode: (wire, context): SearchAnswer => {
    const outer = isWire(wire) ? wire : {}
    const found = isWire(outer['data']) ? { ...outer, ...outer['data'] } : outer
    const lands = z.safeDecode(entryList, found['lands'])
    const nfas = z.safeDecode(entryList, found['nfas'])
    if (found['success'] === false || (!lands.success && !nfas.success)) {
      context.issues.push({ code: 'custom', message: 'holds no search results', input: wire })
      return z.NEVER
    }
    return {
      lands: [...(lands.data?.entries ?? [])],
      nfas: [...(nfas.data?.entries ?? [])],
      damaged: [
        ...(lands.data?.damaged ?? []).map((line) => `lands ${line}`),
        ...(nfas.data?.damaged ?? []).map((line) => `nfas ${line}`),
      ],
    }
  },
  encode: ({ lands, nfas }) => ({
    success: true,
    lands: lands.map((entry) => z.encode(searchEntryCodec, entry)),
    nfas: nfas.map((entry) => z.encode(searchEntryCodec, entry)),
  }),
})

/** What is known of a result that was chosen. */
export interface ItemAnswer {
  /** The item, where the answer holds one at its top or under `data`. */
  item: Item | null
  /** The answer as it came: the specification has it logged and does not show its contents. */
  received?: unknown
}

const itemAnswerCodec = z.codec(z.unknown(), z.custom<ItemAnswer>(), {
  decode: (received): ItemAnswer => {
    const record = isWire(received) && isWire(received['data']) ? received['data'] : received
    const item = z.safeDecode(itemCodec, record)
    return { item: item.success ? item.data : null, received }
  },
  encode: ({ item }) => ({ success: true, data: item && z.encode(itemCodec, item) }),
})

/** Lands and collectibles that fit a text (Spec 7). */
export const searchMarket = endpoint({
  method: 'GET',
  path: '/api/v1/search/search',
  query: z.object({ query: z.string() }),
  response: searchAnswerCodec,
})

/** The item behind a result, of either kind (Spec 7). */
export const readItem = endpoint({
  method: 'GET',
  path: '/api/v1/search/item/:id',
  params: z.object({ id: z.string().check(z.minLength(1)) }),
  response: itemAnswerCodec,
})
