import { readItemState } from '@meridian/contract'
import { OffersReceivedScreen } from '@meridian/ui/screens/offers-received'
import { useLocation } from 'react-router-dom'

/** Offers received, with the tabs of the item they are for (Spec 2). */
export function OffersReceivedRoute() {
  return <OffersReceivedScreen item={readItemState(useLocation().state) ?? undefined} />
}
