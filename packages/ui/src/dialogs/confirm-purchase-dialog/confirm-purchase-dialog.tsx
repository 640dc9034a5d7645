import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { buyStepMessages } from '../../sections/buy-steps/buy-steps.messages.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConfirmPurchaseDialogProps extends StepProps {
  /** The item to buy. */
  item: Item
}

/**
 * The second step of buying a collectible: the last look before the purchase check. What is called 'List Price' here
 * has the fee added (docs/product.md#buying).
 */
export function ConfirmPurchaseDialog({ item, ...step }: ConfirmPurchaseDialogProps) {
  const messages = useMessages(buyStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.buyAssets}
      step={messages.lastStep}
      item={item}
      total={{ label: messages.confirmedTotal, value: totalOrMissing(item.price) }}
      dismissLabel={messages.close}
      proceedLabel={messages.confirm}
      firstFocus="dismiss"
    />
  )
}
