import { totalOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { listStepMessages } from '../list/list.messages.ts'
import { StepDialog, type ItemStepProps } from '../step-dialog/step-dialog.tsx'

/** The second step of listing an item: its price with the fee added. */
export function ConfirmListingDialog(step: ItemStepProps) {
  const messages = useMessages(listStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.title}
      step={messages.secondStep}
      total={{ label: messages.confirmedPrice, value: totalOrMissing(step.item.price) }}
      dismissLabel={step.item.kind === 'land' ? messages.closeLand : messages.cancel}
      proceedLabel={messages.confirm}
      firstFocus="dismiss"
    />
  )
}
