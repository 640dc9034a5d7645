import { priceText } from '@meridian-2117/contract/money/pricing'
import { itemMessages } from './item-text.messages.ts'
import { missing } from './format.ts'
import type { ItemWithFormerPrice } from './item-with-former-price.ts'
import { useMessages } from './messages.ts'

/** The texts of an item. */
export interface ItemText {
  title: string
  serialNumber: string
  /** Such as `$1800.5`, or the text for no price: such an item cannot be bought. */
  price: string
  /** Such as 'was $1060', for an item whose price has changed. */
  formerPrice: string | undefined
}

/** An item's lines on the market. */
export function useItemText({ title, serialNumber, price, formerPrice }: ItemWithFormerPrice): ItemText {
  const messages = useMessages(itemMessages)
  return {
    title: title || messages.untitled,
    serialNumber: serialNumber || missing,
    price: price === undefined ? messages.noPrice : priceText(price),
    formerPrice: formerPrice === undefined ? undefined : messages.was(priceText(formerPrice)),
  }
}
