import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { buyStepMessages } from '../../sections/buy-steps/buy-steps.messages.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConfirmLandDialogProps extends StepProps {
  /** The parcel that is bought. */
  item: Item
}

/** The second step of buying land: price plus fee, the last look before the purchase check. */
export function ConfirmLandDialog({ item, ...step }: ConfirmLandDialogProps) {
  const messages = useMessages(buyStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.buyLand}
      step={messages.lastStep}
      item={item}
      total={{ label: messages.landTotal, value: totalOrMissing(item.price) }}
      dismissLabel={messages.cancel}
      proceedLabel={messages.confirm}
      firstFocus="dismiss"
    />
  )
}
