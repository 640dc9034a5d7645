import { platformFeeText } from '@meridian/contract/money/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { buyStepMessages } from '../buy/buy.messages.ts'
import { StepDialog, type ItemStepProps } from '../step-dialog/step-dialog.tsx'

/** The first of two steps of buying a collectible: the price with the platform fee. */
export function BuyAssetsDialog(step: ItemStepProps) {
  const messages = useMessages(buyStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.buyAssets}
      step={messages.firstStep}
      rows={[
        { label: messages.listPrice, value: usdtOrMissing(step.item.price) },
        { label: messages.platformFee, value: platformFeeText },
      ]}
      total={{ label: messages.total, value: totalOrMissing(step.item.price) }}
      dismissLabel={messages.cancel}
      proceedLabel={messages.buyNow}
      firstFocus="proceed"
    />
  )
}
