import * as z from 'zod/mini'
import { listAnswer, noneAsEmpty, succeeded, type Answer, unwrapEnvelope } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { readRefusal } from './refusal.ts'
import { itemCodec, itemRecord, type Item } from './item.ts'
import { namedRecord, recordCodec, ids, pickField, text } from './record-codec.ts'
import { requiredText, searchText } from './request-text.ts'

/** A search result opens by its id and shows its title, so it needs both. */
const searchEntrySchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
})

/** One result of a search. */
export type SearchEntry = z.infer<typeof searchEntrySchema>

const searchRecord = namedRecord('SearchResult', { _id: z.string(), id: z.string(), title: z.string() })

const searchEntryCodec = recordCodec(
  searchEntrySchema,
  (json) => ({ id: text(pickField(json, '_id', 'id')), title: text(pickField(json, 'title', 'name')) }),
  ({ id, title }): z.input<typeof searchRecord> => ({ ...ids(id), title }),
)

/** Separates the results of a search by kind. */
export interface SearchResults {
  lands: readonly SearchEntry[]
  nfas: readonly SearchEntry[]
}

const found = listAnswer(searchEntryCodec, searchRecord)

/** Reads `lands` and `nfas` at the top of the record or under its `data`; a missing list is empty. */
const searchAnswer: Answer<SearchResults> = {
  schema: succeeded({ lands: z.array(searchRecord), nfas: z.array(searchRecord) }),
  read(json) {
    const record = unwrapEnvelope(json)
    if (record?.['success'] === false) return { outcome: 'refused', ...readRefusal(json) }
    const lands = found.read(noneAsEmpty(record?.['lands']))
    const nfas = found.read(noneAsEmpty(record?.['nfas']))
    if (lands.outcome !== 'read' && nfas.outcome !== 'read') {
      return { outcome: 'unreadable', reason: 'holds no search results' }
    }
    const damagedOf = (name: string, list: typeof lands) =>
      list.outcome === 'read' ? list.damaged.map((line) => `${name} ${line}`) : []
    return {
      outcome: 'read',
      value: {
        lands: lands.outcome === 'read' ? lands.value.entries : [],
        nfas: nfas.outcome === 'read' ? nfas.value.entries : [],
      },
      damaged: [...damagedOf('lands', lands), ...damagedOf('nfas', nfas)],
    }
  },
  write: ({ lands, nfas }) => ({
    success: true,
    lands: lands.map((entry) => z.encode(searchEntryCodec, entry)),
    nfas: nfas.map((entry) => z.encode(searchEntryCodec, entry)),
  }),
}

const foundItem = itemCodec('collectible')

/** Reads an item at the answer's top or under `data`; `null` where the server says that it has none. */
const foundItemAnswer: Answer<Item | null> = {
  schema: succeeded({ data: itemRecord }),
  read(json) {
    const record = unwrapEnvelope(json)
    if (json === null || record?.['success'] === false || record?.['data'] === null)
      return { outcome: 'read', value: null, damaged: [] }
    const item = z.safeDecode(foundItem, record)
    return item.success
      ? { outcome: 'read', value: item.data, damaged: [] }
      : { outcome: 'unreadable', reason: 'holds no item' }
  },
  write: (item) => ({ success: item !== null, data: item && z.encode(foundItem, item) }),
}

/** Searches lands and collectibles by text. */
export const searchMarket = endpoint({
  method: 'GET',
  path: '/api/v1/search/search',
  tag: 'Market',
  summary: 'Finds items by a text in their titles and serial numbers',
  query: z.object({ query: searchText }),
  answer: searchAnswer,
  auth: 'none',
})

/** Reads an item of either kind by its id; `null` where the answer has none. */
export const readItem = endpoint({
  method: 'GET',
  path: '/api/v1/search/item/:id',
  tag: 'Market',
  summary: 'Returns one item',
  params: z.object({ id: requiredText('id') }),
  answer: foundItemAnswer,
  auth: 'none',
  logged: true,
})
