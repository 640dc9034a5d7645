import { BuyActions, type BuyIntents } from '../../layouts/item-detail/buy-actions.tsx'
import { ItemDetail, type ItemDetailProps } from '../../layouts/item-detail/item-detail.tsx'
import { useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from '../../layouts/item-detail/item-detail.messages.ts'

export type BuyLandScreenProps = BuyIntents & Pick<ItemDetailProps, 'item' | 'sharing' | 'more'>

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
