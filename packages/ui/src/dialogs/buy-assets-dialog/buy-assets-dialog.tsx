import type { Item } from '@meridian/contract'
import { platformFeeText } from '@meridian/contract/rules/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface BuyAssetsDialogProps extends StepProps {
  /** What is bought. */
  item: Item
}

/** The first of two steps of buying a collectible: what it costs with the platform fee (Spec 2, Buy NFA detail). */
export function BuyAssetsDialog({ item, ...step }: BuyAssetsDialogProps) {
  return (
    <StepDialog
      {...step}
      title="Buy Assets"
      step="Step 1 of 2. Next: confirm the total."
      item={item}
      rows={[
        { label: 'List price', value: usdtOrMissing(item.price) },
        { label: 'Platform Fee', value: platformFeeText },
      ]}
      total={{ label: 'Total', value: totalOrMissing(item.price) }}
      dismissLabel="Cancel"
      proceedLabel="Buy Now"
      firstFocus="proceed"
    />
  )
}
