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
 * The address and the navigation state of an item's own page, or of another one that takes an item. The address has the
 * id, so that it shows the item also where no state comes along. An item without an id cannot be asked for by it.
 */
export const itemLink = (item: Item, path = buyPaths[item.kind]): { to: string; state: ItemState } => ({
  to: item.id === '' ? path : `${path}?${itemParam}=${encodeURIComponent(item.id)}`,
  state: { item },
})
