import type { ItemWithFormerPrice } from './item-with-former-price.ts'

/** A list of any length; parts of it may not have loaded. */
export interface ItemList {
  /** The number of all items. */
  total: number
  /** Returns the item at an index; `undefined` while it loads. It is a new function when more have loaded. */
  itemAt: (index: number) => ItemWithFormerPrice | undefined
}

/** The most items that are rendered at once. A longer list renders the visible ones. */
export const maxRendered = 1000

/** A list that is fully loaded. */
export const allEntries = (items: readonly ItemWithFormerPrice[]): ItemList => ({
  total: items.length,
  itemAt: (index) => items[index],
})
