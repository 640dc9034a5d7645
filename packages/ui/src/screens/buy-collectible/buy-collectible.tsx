import type { Item } from '@meridian/contract'
import type { ReactNode } from 'react'
import { BuyActions, type BuyIntents } from '../../layouts/item-detail/buy-actions.tsx'
import { ItemDetail } from '../../layouts/item-detail/item-detail.tsx'
import type { Sharing } from '../../layouts/item-detail/share-button.tsx'
import { useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from '../../layouts/item-detail/item-detail.messages.ts'

export interface BuyCollectibleScreenProps extends BuyIntents {
  /** The item for sale. */
  item: Item
  /** Shares the item's address; without it the page has no such button. */
  sharing?: Sharing | undefined
  /** The part under the item that leads on from it. */
  more?: ReactNode
}

/** One collectible and the three ways to get it. Owner and views are the same for all. */
export function BuyCollectibleScreen({ item, sharing, more, ...actions }: BuyCollectibleScreenProps) {
  const { owner, views } = useMessages(itemPageMessages)
  return (
    <ItemDetail
      item={item}
      owner={owner}
      views={views}
      offers={actions.onMakeOffer !== undefined}
      sharing={sharing}
      more={more}
      actions={<BuyActions {...actions} priced={item.price !== undefined} />}
    />
  )
}
