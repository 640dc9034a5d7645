import type { Item } from '@meridian/contract'
import { platformFeeText, usdtText } from '@meridian/contract/rules/pricing'
import { sampleListPrice } from '@meridian/contract/rules/samples'
import { useWords } from '../../lib/words.ts'
import { listStepWords } from '../../words/list-steps.ts'
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
  const words = useWords(listStepWords)
  return (
    <StepDialog
      {...step}
      title={words.title}
      step={words.firstStep}
      item={item}
      rows={[
        { label: words.listPrice, value: usdtText(sampleListPrice) },
        { label: words.platformFee, value: platformFeeText },
      ]}
      dismissLabel={words.cancel}
      proceedLabel={words.listNow}
      firstFocus="proceed"
    />
  )
}
