import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { useWords } from '../../lib/words.ts'
import { listStepWords } from '../../words/list-steps.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConfirmListingDialogProps extends StepProps {
  /** What is listed; a parcel's left button reads another word. */
  item: Item
}

/** The second step of listing an item: its price with the fee added (Spec 2, Profile screens). */
export function ConfirmListingDialog({ item, ...step }: ConfirmListingDialogProps) {
  const words = useWords(listStepWords)
  return (
    <StepDialog
      {...step}
      title={words.title}
      step={words.secondStep}
      item={item}
      total={{ label: words.confirmedPrice, value: totalOrMissing(item.price) }}
      dismissLabel={item.kind === 'land' ? words.closeLand : words.cancel}
      proceedLabel={words.confirm}
      firstFocus="dismiss"
    />
  )
}
