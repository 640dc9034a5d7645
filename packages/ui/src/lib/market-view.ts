import { itemSorts, type ItemSort } from '@meridian-2117/contract/search/item-sorts'
import { textLimits } from '@meridian-2117/contract/validation/text-limits'
import { games, type Game } from '@meridian-2117/contract/names/games'

/** The filters and the order of a market. An empty view has all items, in the order of the list. */
export interface MarketView {
  game?: Game | undefined
  sort?: ItemSort | undefined
  /** A text that the name or the number contains. */
  find?: string | undefined
  /** US dollars, both bounds included. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** Shows only saved items. */
  saved?: true | undefined
}

/** The message of each order. */
export const sortLabels = {
  newest: 'newest',
  'price-up': 'priceUp',
  'price-down': 'priceDown',
} as const satisfies Record<ItemSort, string>

/** The name of each part in the address. */
const names = {
  game: 'strand',
  sort: 'sort',
  find: 'find',
  minPrice: 'min',
  maxPrice: 'max',
  saved: 'saved',
} as const

/** The query of the collectibles page that shows all of them. */
export const showAll = 'show=all'

/** Returns `true` for an address of the whole market. */
export const showsAll = (address: URLSearchParams): boolean => address.get('show') === 'all'

/** Parses a view from an address, which may contain anything; nonsense counts as absent. */
export function readMarketView(address: URLSearchParams): MarketView {
  const read = (part: keyof MarketView) => address.get(names[part]) ?? ''
  const view: MarketView = {
    game: games.find((game) => game === read('game')),
    sort: itemSorts.find((sort) => sort === read('sort')),
    find: read('find').trim().slice(0, textLimits.search) || undefined,
    minPrice: priceIn(read('minPrice')),
    maxPrice: priceIn(read('maxPrice')),
    saved: read('saved') === 'true' || undefined,
  }
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined))
}

/** The price in a text without signs, in US dollars. */
export const priceIn = (part: string): number | undefined =>
  /^\d{1,12}([.]\d{1,2})?$/.test(part) ? Number(part) : undefined

/** Writes this view into an address in place of another; other parameters stay. */
export function withMarketView(address: URLSearchParams, view: MarketView): URLSearchParams {
  const changed = new URLSearchParams(address)
  for (const [part, name] of Object.entries(names) as [keyof MarketView, string][]) {
    const value = view[part]
    if (value === undefined) changed.delete(name)
    else changed.set(name, String(value))
  }
  return changed
}
