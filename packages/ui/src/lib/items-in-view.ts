import type { Item } from '@meridian/contract'
import type { ItemSort } from '@meridian/contract/rules/item-sorts'
import { toCents } from '@meridian/contract/rules/pricing'
import type { MarketView } from './market-view.ts'

/** The items of a list that a view asks for, in its order: for lists that are all there. */
export function itemsInView(items: readonly Item[], view: MarketView): readonly Item[] {
  const found = items.filter((item) => isInView(item, view))
  return view.sort ? sorts[view.sort](found) : found
}

function isInView({ strand, title = '', serialNumber = '', price }: Item, view: MarketView): boolean {
  const text = view.find?.trim().toLowerCase() ?? ''
  const { minPrice = 0, maxPrice = Infinity } = view
  const anyPrice = view.minPrice === undefined && view.maxPrice === undefined
  return (
    (view.strand === undefined || strand === view.strand) &&
    [title, serialNumber].some((words) => words.toLowerCase().includes(text)) &&
    (anyPrice || (price !== undefined && price >= minPrice && price <= maxPrice))
  )
}

/** What has no price stands last, whichever way the others are sorted. */
const sorts: Readonly<Record<ItemSort, (items: readonly Item[]) => readonly Item[]>> = {
  newest: (items) => items.toReversed(),
  'price-up': (items) => items.toSorted((one, other) => cents(one, Infinity) - cents(other, Infinity)),
  'price-down': (items) => items.toSorted((one, other) => cents(other, -1) - cents(one, -1)),
}

const cents = ({ price }: Item, missing: number): number => (price === undefined ? missing : toCents(price))
