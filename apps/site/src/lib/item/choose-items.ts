import type { Item, ItemQuery } from '@meridian-2117/contract'
import type { ItemSort } from '@meridian-2117/contract/search/item-sorts'
import { foldedText, searchedWords } from '@meridian-2117/contract/search/search'

/**
 * Filters and sorts the items of a server that does neither. An item without a price comes last and matches no range.
 */
export function chooseItems(
  items: readonly Item[],
  { game, find, minPrice = 0, maxPrice = Infinity, sort }: ItemQuery,
): readonly Item[] {
  const ranged = minPrice > 0 || maxPrice < Infinity
  const words = searchedWords(find ?? '')
  const fits = ({ title = '', serialNumber = '', ...item }: Item) =>
    (game === undefined || item.game === game) &&
    hasWords(`${foldedText(title)}\n${foldedText(serialNumber)}`, words) &&
    (!ranged || (item.price !== undefined && item.price >= minPrice && item.price <= maxPrice))
  const chosen = items.filter(fits)
  return sort === undefined ? chosen : sorted[sort](chosen)
}

const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))

const byPrice = (items: readonly Item[], sign: 1 | -1): readonly Item[] =>
  items.toSorted((a, b) => {
    if (a.price === undefined || b.price === undefined)
      return Number(a.price === undefined) - Number(b.price === undefined)
    return sign * (a.price - b.price)
  })

const sorted: Readonly<Record<ItemSort, (items: readonly Item[]) => readonly Item[]>> = {
  newest: (items) => items.toReversed(),
  'price-up': (items) => byPrice(items, 1),
  'price-down': (items) => byPrice(items, -1),
}
