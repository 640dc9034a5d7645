import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { useWords } from '../../lib/words.ts'
import { buyStepWords } from '../../words/buy-steps.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConfirmPurchaseDialogProps extends StepProps {
  /** What is bought. */
  item: Item
}

/**
 * The second step of buying a collectible: the last look before the purchase check. What the specification calls 'List
 * Price' here has the fee added (Spec 2, Buy NFA detail).
 */
export function ConfirmPurchaseDialog({ item, ...step }: ConfirmPurchaseDialogProps) {
  const words = useWords(buyStepWords)
  return (
    <StepDialog
      {...step}
      title={words.buyAssets}
      step={words.lastStep}
      item={item}
      total={{ label: words.confirmedTotal, value: totalOrMissing(item.price) }}
      dismissLabel={words.close}
      proceedLabel={words.confirm}
      firstFocus="dismiss"
    />
  )
}
