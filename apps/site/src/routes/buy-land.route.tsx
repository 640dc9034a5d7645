import { readItemState } from '@meridian/contract'
import { BuyLandScreen } from '@meridian/ui/screens/buy-land'
import { NoItemScreen } from '@meridian/ui/screens/no-item'
import { useLocation } from 'react-router-dom'
import { BuyItem } from './buy-item.tsx'

/** Buy land screen, with its two dialogs (Spec 2 and 4). */
export function BuyLandRoute() {
  const { key, state } = useLocation()
  const item = readItemState(state)
  if (!item) return <NoItemScreen />
  return (
    <BuyItem
      // Each arrival is a purchase of its own, also of the same parcel at another price.
      key={key}
      item={item}
      Screen={BuyLandScreen}
    />
  )
}
