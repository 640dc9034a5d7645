import { OffersReceivedScreen } from '@meridian/ui/screens/offers-received'
import { useItem } from '../../lib/item/use-item.ts'

/** Offers received, with the tabs of the item they are for. */
export function Component() {
  const found = useItem()
  return <OffersReceivedScreen item={found.status === 'ready' ? found.item : undefined} />
}
