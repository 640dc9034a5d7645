import type { Item } from '@meridian/contract'
import { houseName } from '@meridian/contract/rules/house'
import { BuyActions, type BuyIntents } from '../../frames/item-detail/buy-actions.tsx'
import { ItemDetail } from '../../frames/item-detail/item-detail.tsx'

export interface BuyCollectibleScreenProps extends BuyIntents {
  /** What is for sale. */
  item: Item
}

/** One collectible and the three ways to get it (Spec 2, Buy NFA detail). Owner and views are the same for all. */
export function BuyCollectibleScreen({ item, ...actions }: BuyCollectibleScreenProps) {
  return (
    <ItemDetail
      item={item}
      owner={`Owned by ${houseName}`}
      views="505 Views"
      actions={<BuyActions {...actions} priced={item.price !== undefined} />}
    />
  )
}
