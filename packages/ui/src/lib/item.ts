import type { Item } from '@meridian-2117/contract'
import { itemMessages } from './item.messages.ts'
import { missing, useFormat } from './format.ts'
import { useMessages } from './messages.ts'

/** An item as it is today, which may differ from the item that a player saved or chose. */
export interface ItemWithFormerPrice extends Item {
  /** Its price when it was saved or chosen, if that was another. */
  formerPrice?: number | undefined
  /** The market no longer has the item: it cannot be bought. */
  gone?: boolean | undefined
}

/** Returns `true` for an item that can be bought. */
export const isForSale = ({ price, gone }: ItemWithFormerPrice): boolean => price !== undefined && !gone

/** A list of any length; parts of it may not have loaded. */
export interface ItemList {
  /** The number of all items. */
  total: number
  /** Returns the item at an index; `undefined` while it loads. It is a new function when more have loaded. */
  itemAt: (index: number) => ItemWithFormerPrice | undefined
}

/** The place of a player in a long list. It survives other widths of the window. */
export interface ListPlace {
  /** The index of a card: the first of the first row that begins below the window's top. */
  index: number
  /** The distance of that row from the top of the page, in px. */
  top: number
}

/** A list that is fully loaded. */
export const allEntries = (items: readonly ItemWithFormerPrice[]): ItemList => ({
  total: items.length,
  itemAt: (index) => items[index],
})

/** Items in a home or overview preview. */
export const previewItems = 4

/**
 * Returns the items for Popular Collections of the home page: four others than in the MarketPlace block below it, if
 * the market has enough. No order is specified.
 */
export const popularItems = (market: readonly Item[]): readonly Item[] =>
  market.length < 2 * previewItems ? market : market.slice(previewItems)

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
  const format = useFormat()
  return {
    title: title || messages.untitled,
    serialNumber: serialNumber || missing,
    price: price === undefined ? messages.noPrice : format.price(price),
    formerPrice: formerPrice === undefined ? undefined : messages.was(format.price(formerPrice)),
  }
}
