import type { Item, ItemKind } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConfirmListingDialogProps extends StepProps {
  /** What is listed; a parcel's left button reads another word. */
  item: Item
}

/** The second step of listing an item: its price with the fee added (Spec 2, Profile screens). */
export function ConfirmListingDialog({ item, ...step }: ConfirmListingDialogProps) {
  return (
    <StepDialog
      {...step}
      title="Buy Assets"
      step="Step 2 of 4. Next: choose your wallet."
      item={item}
      total={{ label: 'List Price', value: totalOrMissing(item.price) }}
      dismissLabel={dismissLabels[item.kind]}
      proceedLabel="Confirm"
      firstFocus="dismiss"
    />
  )
}

const dismissLabels: Record<ItemKind, string> = { collectible: 'Cancel', land: 'Close' }
