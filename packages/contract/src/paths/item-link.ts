import type { Item, ItemKind } from '../item.ts'
import { paths } from './paths.ts'

const buyPaths: Record<ItemKind, string> = { collectible: paths.buyCollectible, land: paths.buyLand }

/** Query parameter with the item's id; navigation state has the item itself. */
export const itemParam = 'item'

/** Navigation state of a link to an item's page. */
export interface ItemState {
  item: Item
}

/**
 * Returns the address and the navigation state of an item's page. The id in the address finds the item when the state
 * is gone; an item without an id has none.
 */
export const itemLink = (item: Item, path = buyPaths[item.kind]): { to: string; state: ItemState } => ({
  to: item.id === '' ? path : `${path}?${itemParam}=${encodeURIComponent(item.id)}`,
  state: { item },
})
