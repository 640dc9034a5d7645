import type { Item } from '@meridian/contract'
import { priceText } from '@meridian/contract/rules/pricing'
import { itemWords } from '../words/item.ts'
import { missing } from './format.ts'
import { useWords } from './words.ts'

/** What is printed of an item. */
export interface ItemText {
  title: string
  serialNumber: string
  /** Such as `$1800.5`, or that there is none: without one nothing can be bought. */
  price: string
}

/** An item's three lines as the market prints them. */
export function useItemText({ title, serialNumber, price }: Item): ItemText {
  const words = useWords(itemWords)
  return {
    title: title || words.untitled,
    serialNumber: serialNumber || missing,
    price: price === undefined ? words.noPrice : priceText(price),
  }
}
