import { readItemState, type Item } from '@meridian/contract'
import { BuyAssetsDialog } from '@meridian/ui/dialogs/buy-assets-dialog'
import { ConfirmPurchaseDialog } from '@meridian/ui/dialogs/confirm-purchase-dialog'
import { BuyCollectibleScreen } from '@meridian/ui/screens/buy-collectible'
import { NoItemScreen } from '@meridian/ui/screens/no-item'
import { useLocation } from 'react-router-dom'
import { useBuy } from '../flows/use-buy.ts'

/** Buy NFA detail, with its two dialogs (Spec 2 and 4). */
export function BuyCollectibleRoute() {
  // Each arrival is a purchase of its own, also of the same item at another price.
  const { key, state } = useLocation()
  const item = readItemState(state)
  return item ? <BuyCollectible key={key} item={item} /> : <NoItemScreen />
}

function BuyCollectible({ item }: { item: Item }) {
  const { view, onBuy, onPayByCard, onMakeOffer, onProceed, onClose } = useBuy(item)
  return (
    <>
      <BuyCollectibleScreen
        item={item}
        busy={view.dialog === 'none' && view.busy}
        onBuy={onBuy}
        onPayByCard={onPayByCard}
        onMakeOffer={onMakeOffer}
      />
      <BuyAssetsDialog
        open={view.dialog === 'review'}
        item={item}
        onProceed={onProceed}
        onDismiss={onClose}
      />
      <ConfirmPurchaseDialog
        open={view.dialog === 'confirm'}
        item={item}
        onProceed={onProceed}
        onDismiss={onClose}
      />
    </>
  )
}
