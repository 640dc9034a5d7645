import type { Item, ItemKind } from '../item.ts'
import { paths } from './paths.ts'

/** The page that sells each kind of item. */
const buyPaths: Record<ItemKind, string> = { collectible: paths.buyCollectible, land: paths.buyLand }

/** The pages that take an item. */
export const itemPages: readonly string[] = [
  ...Object.values(buyPaths),
  paths.makeOffer,
  paths.cardPayment,
  paths.stripePayment,
]

/** The query parameter that holds the item's id, beside the navigation state. */
export const itemParam = 'item'

/** The navigation state of a link to an item's page. */
export interface ItemState {
  item: Item
}

/**
 * The address and navigation state of a page with an item. The address has the id, so that the item also shows without
 * state; an item without an id has none.
 */
export const itemLink = (item: Item, path = buyPaths[item.kind]): { to: string; state: ItemState } => ({
  to: item.id === '' ? path : `${path}?${itemParam}=${encodeURIComponent(item.id)}`,
  state: { item },
})
