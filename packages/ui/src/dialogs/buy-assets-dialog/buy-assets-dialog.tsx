import type { Item } from '@meridian/contract'
import { platformFeeText } from '@meridian/contract/rules/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { buyStepMessages } from '../../sections/buy-steps/buy-steps.messages.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface BuyAssetsDialogProps extends StepProps {
  /** The item to buy. */
  item: Item
}

/** The first of two steps of buying a collectible: what it costs with the platform fee. */
export function BuyAssetsDialog({ item, ...step }: BuyAssetsDialogProps) {
  const messages = useMessages(buyStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.buyAssets}
      step={messages.firstStep}
      item={item}
      rows={[
        { label: messages.listPrice, value: usdtOrMissing(item.price) },
        { label: messages.platformFee, value: platformFeeText },
      ]}
      total={{ label: messages.total, value: totalOrMissing(item.price) }}
      dismissLabel={messages.cancel}
      proceedLabel={messages.buyNow}
      firstFocus="proceed"
    />
  )
}
