import type { Item } from '@meridian/contract'
import { platformFeeText } from '@meridian/contract/rules/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { useWords } from '../../lib/words.ts'
import { sellStepWords } from '../../words/sell-steps.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface SellItemDialogProps extends StepProps {
  /** What is sold; there is one thing to choose. */
  item: Item
}

/** The first step of Instant Sell: what is sold, and what the player agrees to (Spec 2, NFA market page). */
export function SellItemDialog({ item, ...step }: SellItemDialogProps) {
  const words = useWords(sellStepWords)
  return (
    <StepDialog
      {...step}
      title={words.selectItem}
      step={words.firstStep}
      item={item}
      rows={[
        { label: words.price, value: usdtOrMissing(item.price) },
        { label: words.platformFee, value: platformFeeText },
      ]}
      total={{ label: words.total, value: totalOrMissing(item.price) }}
      note={words.terms}
      dismissLabel={words.cancel}
      proceedLabel={words.sellNow}
      firstFocus="proceed"
    />
  )
}
