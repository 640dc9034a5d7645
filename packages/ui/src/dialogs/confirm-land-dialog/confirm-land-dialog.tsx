import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConfirmLandDialogProps extends StepProps {
  /** The parcel that is bought. */
  item: Item
}

/** The second step of buying land: price plus fee, the last look before the purchase check (Spec 2, Buy land screen). */
export function ConfirmLandDialog({ item, ...step }: ConfirmLandDialogProps) {
  return (
    <StepDialog
      {...step}
      title="Buy Land"
      step="Step 2 of 2. Next: pay by card."
      item={item}
      total={{ label: 'Total fee', value: totalOrMissing(item.price) }}
      dismissLabel="Cancel"
      proceedLabel="Confirm"
      firstFocus="dismiss"
    />
  )
}
