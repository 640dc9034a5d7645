import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConfirmPurchaseDialogProps extends StepProps {
  /** What is bought. */
  item: Item
}

/**
 * The second step of buying a collectible: the last look before the purchase check. What the specification calls 'List
 * Price' here has the fee added (Spec 2, Buy NFA detail).
 */
export function ConfirmPurchaseDialog({ item, ...step }: ConfirmPurchaseDialogProps) {
  return (
    <StepDialog
      {...step}
      title="Buy Assets"
      step="Step 2 of 2. Next: pay by card."
      item={item}
      total={{ label: 'List Price', value: totalOrMissing(item.price) }}
      dismissLabel="Close"
      proceedLabel="Confirm"
      firstFocus="dismiss"
    />
  )
}
