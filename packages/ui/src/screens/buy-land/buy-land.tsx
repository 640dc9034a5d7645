import { ItemDetail, type BuyScreenProps } from '../../layouts/item-detail/item-detail.tsx'
import { useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from '../../layouts/item-detail/item-detail.messages.ts'

export type BuyLandScreenProps = BuyScreenProps

/**
 * One parcel and the three ways to get it. Its owner's shortened address is the same for all.
 *
 * The player buys it, pays by card or makes an offer, saves it, shares its address, and goes on to other items.
 */
export function BuyLandScreen(props: BuyLandScreenProps) {
  const { landOwner } = useMessages(itemPageMessages)
  return <ItemDetail {...props} owner={landOwner} />
}
