import { BuyActions, type BuyIntents } from '../../layouts/item-detail/buy-actions.tsx'
import { ItemDetail, type ItemDetailProps } from '../../layouts/item-detail/item-detail.tsx'
import { useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from '../../layouts/item-detail/item-detail.messages.ts'

export type BuyCollectibleScreenProps = BuyIntents & Pick<ItemDetailProps, 'item' | 'sharing' | 'more'>

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
