import { totalOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { buyStepMessages } from '../buy/buy.messages.ts'
import { StepDialog, type ItemStepProps } from '../step-dialog/step-dialog.tsx'

/** The second step of buying land: price plus fee, the last look before the purchase check. */
export function ConfirmLandDialog(step: ItemStepProps) {
  const messages = useMessages(buyStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.buyLand}
      step={messages.lastStep}
      total={{ label: messages.landTotal, value: totalOrMissing(step.item.price) }}
      dismissLabel={messages.cancel}
      proceedLabel={messages.confirm}
      firstFocus="dismiss"
    />
  )
}
