import type { Item } from '@meridian/contract'
import { platformFeeText } from '@meridian/contract/rules/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { useWords } from '../../lib/words.ts'
import { buyStepWords } from '../../words/buy-steps.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface BuyLandDialogProps extends StepProps {
  /** The parcel that is bought. */
  item: Item
}

/** The first of two steps of buying land: what it costs, which is called 'total fee' here (Spec 2, Buy land screen). */
export function BuyLandDialog({ item, ...step }: BuyLandDialogProps) {
  const words = useWords(buyStepWords)
  return (
    <StepDialog
      {...step}
      title={words.buyLand}
      step={words.firstStep}
      item={item}
      rows={[
        { label: words.listPrice, value: usdtOrMissing(item.price) },
        { label: words.platformFee, value: platformFeeText },
      ]}
      total={{ label: words.landTotal, value: totalOrMissing(item.price) }}
      dismissLabel={words.cancel}
      proceedLabel={words.buyNow}
      firstFocus="proceed"
    />
  )
}
