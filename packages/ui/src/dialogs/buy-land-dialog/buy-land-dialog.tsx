import type { Item } from '@meridian/contract'
import { platformFeeText } from '@meridian/contract/rules/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface BuyLandDialogProps extends StepProps {
  /** The parcel that is bought. */
  item: Item
}

/** The first of two steps of buying land: what it costs, which is called 'total fee' here (Spec 2, Buy land screen). */
export function BuyLandDialog({ item, ...step }: BuyLandDialogProps) {
  return (
    <StepDialog
      {...step}
      title="Buy Land"
      step="Step 1 of 2. Next: confirm the total."
      item={item}
      rows={[
        { label: 'List price', value: usdtOrMissing(item.price) },
        { label: 'Platform Fee', value: platformFeeText },
      ]}
      total={{ label: 'Total fee', value: totalOrMissing(item.price) }}
      dismissLabel="Cancel"
      proceedLabel="Buy Now"
      firstFocus="proceed"
    />
  )
}
