import { ItemDetail, type BuyScreenProps } from '../../layouts/item-detail/item-detail.tsx'
import { useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from '../../layouts/item-detail/item-detail.messages.ts'

export type BuyCollectibleScreenProps = BuyScreenProps

/**
 * One collectible and the three ways to get it. Owner and views are the same for all.
 *
 * The player buys it, pays by card or makes an offer, saves it, shares its address, and goes on to other items.
 */
export function BuyCollectibleScreen(props: BuyCollectibleScreenProps) {
  const { owner, views } = useMessages(itemPageMessages)
  return <ItemDetail {...props} owner={owner} views={views} />
}
