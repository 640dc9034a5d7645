import { totalOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { buyStepMessages } from '../buy/buy.messages.ts'
import { StepDialog, type ItemStepProps } from '../step-dialog/step-dialog.tsx'

/**
 * The second step of buying a collectible: the last confirmation before the purchase check. Its 'List Price' includes
 * the fee (docs/product.md#buying).
 */
export function ConfirmPurchaseDialog(step: ItemStepProps) {
  const messages = useMessages(buyStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.buyAssets}
      step={messages.lastStep}
      total={{ label: messages.confirmedTotal, value: totalOrMissing(step.item.price) }}
      dismissLabel={messages.close}
      proceedLabel={messages.confirm}
      firstFocus="dismiss"
    />
  )
}
