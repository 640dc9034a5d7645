import type { Item } from '@meridian/contract'

/** A list of any length, of which only parts may be there. */
export interface ItemList {
  /** The number of all items. */
  total: number
  /** The item at a place from 0; `undefined` while it is on its way. Another function once more are there. */
  itemAt: (place: number) => Item | undefined
}

/** The most items that are drawn at once. A longer list draws what is in sight. */
export const drawnAtOnce = 1000

/** A list that is all there. */
export const wholeList = (items: readonly Item[]): ItemList => ({
  total: items.length,
  itemAt: (place) => items[place],
})
