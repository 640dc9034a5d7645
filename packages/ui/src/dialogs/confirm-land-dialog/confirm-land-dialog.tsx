import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { useWords } from '../../lib/words.ts'
import { buyStepWords } from '../../words/buy-steps.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConfirmLandDialogProps extends StepProps {
  /** The parcel that is bought. */
  item: Item
}

/** The second step of buying land: price plus fee, the last look before the purchase check (Spec 2, Buy land screen). */
export function ConfirmLandDialog({ item, ...step }: ConfirmLandDialogProps) {
  const words = useWords(buyStepWords)
  return (
    <StepDialog
      {...step}
      title={words.buyLand}
      step={words.lastStep}
      item={item}
      total={{ label: words.landTotal, value: totalOrMissing(item.price) }}
      dismissLabel={words.cancel}
      proceedLabel={words.confirm}
      firstFocus="dismiss"
    />
  )
}
