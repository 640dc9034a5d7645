import type { Item } from '@meridian/contract'
import { platformFeeText } from '@meridian/contract/rules/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { useWords } from '../../lib/words.ts'
import { buyStepWords } from '../../words/buy-steps.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface BuyAssetsDialogProps extends StepProps {
  /** What is bought. */
  item: Item
}

/** The first of two steps of buying a collectible: what it costs with the platform fee (Spec 2, Buy NFA detail). */
export function BuyAssetsDialog({ item, ...step }: BuyAssetsDialogProps) {
  const words = useWords(buyStepWords)
  return (
    <StepDialog
      {...step}
      title={words.buyAssets}
      step={words.firstStep}
      item={item}
      rows={[
        { label: words.listPrice, value: usdtOrMissing(item.price) },
        { label: words.platformFee, value: platformFeeText },
      ]}
      total={{ label: words.total, value: totalOrMissing(item.price) }}
      dismissLabel={words.cancel}
      proceedLabel={words.buyNow}
      firstFocus="proceed"
    />
  )
}
