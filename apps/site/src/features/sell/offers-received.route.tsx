import { OffersReceivedScreen } from '@meridian-2117/ui/screens/offers-received'
import { useItem } from '../../lib/item/use-item.ts'

/** Shows the offers received, with the tabs of their item. */
export function Component() {
  const found = useItem()
  return <OffersReceivedScreen item={found.status === 'ready' ? found.item : undefined} />
}
