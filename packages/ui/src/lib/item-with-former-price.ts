import type { Item } from '@meridian-2117/contract'

/** An item as it is today, which may differ from the item that a player saved or chose. */
export interface ItemWithFormerPrice extends Item {
  /** Its price when it was saved or chosen, if that was another. */
  formerPrice?: number | undefined
  /** The market no longer has the item: it cannot be bought. */
  gone?: boolean | undefined
}

/** Returns `true` for an item that can be bought. */
export const isForSale = ({ price, gone }: ItemWithFormerPrice): boolean => price !== undefined && !gone
