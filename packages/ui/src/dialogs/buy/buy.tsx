import { BuyAssetsDialog } from '../buy-assets-dialog/buy-assets-dialog.tsx'
import { BuyLandDialog } from '../buy-land-dialog/buy-land-dialog.tsx'
import { ConfirmLandDialog } from '../confirm-land-dialog/confirm-land-dialog.tsx'
import { ConfirmPurchaseDialog } from '../confirm-purchase-dialog/confirm-purchase-dialog.tsx'
import type { StepProps } from '../step-dialog/step-dialog.tsx'
import type { ItemToday } from '../../lib/item-today.ts'
import { flowDialogs } from '../../lib/flow-dialogs.ts'

export interface BuyStepsProps extends Pick<StepProps, 'onProceed' | 'onDismiss'> {
  /** The item to buy. Its kind decides the dialogs. */
  item: ItemToday
  /** The open dialog: the price, or the last confirmation before the purchase check. */
  dialog: 'none' | 'review' | 'confirm'
}

/** The two dialogs of buying an item; at most one is open. */
export function BuySteps({ dialog, ...step }: BuyStepsProps) {
  const land = step.item.kind === 'land'
  const ReviewDialog = land ? BuyLandDialog : BuyAssetsDialog
  const ConfirmDialog = land ? ConfirmLandDialog : ConfirmPurchaseDialog
  return (
    <>
      {flowDialogs<typeof dialog>({
        review: <ReviewDialog {...step} open={dialog === 'review'} />,
        confirm: <ConfirmDialog {...step} open={dialog === 'confirm'} />,
      })}
    </>
  )
}
