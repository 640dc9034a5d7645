import type { Item } from '@meridian/contract'
import { platformFeeText } from '@meridian/contract/rules/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface SellItemDialogProps extends StepProps {
  /** What is sold; there is one thing to choose. */
  item: Item
}

/** The first step of Instant Sell: what is sold, and what the player agrees to (Spec 2, NFA market page). */
export function SellItemDialog({ item, ...step }: SellItemDialogProps) {
  return (
    <StepDialog
      {...step}
      title="Select item to sell"
      step="Step 1 of 3. Next: choose your wallet."
      item={item}
      rows={[
        { label: 'Price', value: usdtOrMissing(item.price) },
        { label: 'Platform Fee', value: platformFeeText },
      ]}
      total={{ label: 'Total', value: totalOrMissing(item.price) }}
      note="By clicking Sell Now you agree to the Terms of Service."
      dismissLabel="Cancel"
      proceedLabel="Sell Now"
      firstFocus="proceed"
    />
  )
}
