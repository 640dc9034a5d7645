import type { Item } from '@meridian/contract'
import type { ReactNode } from 'react'
import { BuyActions, type BuyIntents } from '../../layouts/item-detail/buy-actions.tsx'
import { ItemDetail } from '../../layouts/item-detail/item-detail.tsx'
import type { Sharing } from '../../layouts/item-detail/share-button.tsx'
import { useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from '../../layouts/item-detail/item-detail.messages.ts'

export interface BuyLandScreenProps extends BuyIntents {
  /** The parcel that is for sale. */
  item: Item
  /** Shares the item's address; without it the page has no such button. */
  sharing?: Sharing | undefined
  /** The part under the item that leads on from it. */
  more?: ReactNode
}

/** One parcel and the three ways to get it. Its owner's shortened address is the same for all. */
export function BuyLandScreen({ item, sharing, more, ...actions }: BuyLandScreenProps) {
  const { landOwner } = useMessages(itemPageMessages)
  return (
    <ItemDetail
      item={item}
      owner={landOwner}
      offers={actions.onMakeOffer !== undefined}
      sharing={sharing}
      more={more}
      actions={<BuyActions {...actions} priced={item.price !== undefined} />}
    />
  )
}
