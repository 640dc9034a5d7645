import type { Item } from '@meridian/contract'
import { priceText } from '@meridian/contract/rules/pricing'
import { itemMessages } from './item-text.messages.ts'
import { missing } from './format.ts'
import { useMessages } from './messages.ts'

/** The texts of an item. */
export interface ItemText {
  title: string
  serialNumber: string
  /** Such as `$1800.5`, or the text for no price: such an item cannot be bought. */
  price: string
}

/** An item's three lines on the market. */
export function useItemText({ title, serialNumber, price }: Item): ItemText {
  const messages = useMessages(itemMessages)
  return {
    title: title || messages.untitled,
    serialNumber: serialNumber || missing,
    price: price === undefined ? messages.noPrice : priceText(price),
  }
}
