import type { Item } from '@meridian/contract'
import { platformFeeText, usdtText } from '@meridian/contract/rules/pricing'
import { sampleListPrice } from '@meridian/contract/rules/samples'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ListNowDialogProps extends StepProps {
  /** What is listed. */
  item: Item
}

/**
 * The first step of listing an item. The specification calls it 'Buy Assets', too, gives every item the same list price
 * and no total (Spec 2, Profile screens).
 */
export function ListNowDialog({ item, ...step }: ListNowDialogProps) {
  return (
    <StepDialog
      {...step}
      title="Buy Assets"
      step="Step 1 of 4. Next: confirm the price."
      item={item}
      rows={[
        { label: 'List price', value: usdtText(sampleListPrice) },
        { label: 'Platform Fee', value: platformFeeText },
      ]}
      dismissLabel="Cancel"
      proceedLabel="List Now"
      firstFocus="proceed"
    />
  )
}
