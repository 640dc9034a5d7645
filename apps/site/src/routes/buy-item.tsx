import type { Item } from '@meridian/contract'
import type { BuyAssetsDialogProps } from '@meridian/ui/dialogs/buy-assets-dialog'
import type { ConfirmPurchaseDialogProps } from '@meridian/ui/dialogs/confirm-purchase-dialog'
import type { BuyCollectibleScreenProps } from '@meridian/ui/screens/buy-collectible'
import type { ComponentType } from 'react'
import { flowDialogs } from '../flows/flow-dialogs.tsx'
import { useBuy } from '../flows/use-buy.ts'

export interface BuyItemProps {
  /** What is bought. */
  item: Item
  /** The page of the item's kind. */
  Screen: ComponentType<BuyCollectibleScreenProps>
  /** What it costs. */
  ReviewDialog: ComponentType<BuyAssetsDialogProps>
  /** The last look before the purchase check. */
  ConfirmDialog: ComponentType<ConfirmPurchaseDialogProps>
}

/** An item's page with its two dialogs, run by the buy flow (Spec 2 and 4). */
export function BuyItem({ item, Screen, ReviewDialog, ConfirmDialog }: BuyItemProps) {
  const { view, onBuy, onPayByCard, onMakeOffer, onProceed, onClose } = useBuy(item)
  const step = { item, onProceed, onDismiss: onClose }
  return (
    <>
      <Screen
        item={item}
        busy={view.dialog === 'none' && view.busy}
        onBuy={onBuy}
        onPayByCard={onPayByCard}
        onMakeOffer={onMakeOffer}
      />
      {flowDialogs<typeof view.dialog>({
        review: <ReviewDialog {...step} open={view.dialog === 'review'} />,
        confirm: <ConfirmDialog {...step} open={view.dialog === 'confirm'} />,
      })}
    </>
  )
}
