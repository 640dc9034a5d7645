import { readItemState } from '@meridian/contract'
import { BuyCollectibleScreen } from '@meridian/ui/screens/buy-collectible'
import { NoItemScreen } from '@meridian/ui/screens/no-item'
import { useLocation } from 'react-router-dom'
import { BuyItem } from './buy-item.tsx'

/** Buy NFA detail, with its two dialogs (Spec 2 and 4). */
export function BuyCollectibleRoute() {
  const { key, state } = useLocation()
  const item = readItemState(state)
  if (!item) return <NoItemScreen />
  return (
    <BuyItem
      // Each arrival is a purchase of its own, also of the same item at another price.
      key={key}
      item={item}
      Screen={BuyCollectibleScreen}
    />
  )
}
