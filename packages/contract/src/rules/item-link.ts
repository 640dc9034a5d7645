import type { Item, ItemKind } from '../item.ts'
import { paths } from './paths.ts'

/** Where an item of each kind is looked at and bought. */
const buyPaths: Record<ItemKind, string> = { collectible: paths.buyCollectible, land: paths.buyLand }

/** What a link to an item's page hands over (Spec 2, Routes: item passed in navigation state). */
export interface ItemState {
  item: Item
}

/** The address and the navigation state of an item's own page, or of another one that takes an item. */
export const itemLink = (item: Item, to = buyPaths[item.kind]): { to: string; state: ItemState } => ({
  to,
  state: { item },
})
