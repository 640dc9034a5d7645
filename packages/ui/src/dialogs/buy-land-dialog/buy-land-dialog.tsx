import { platformFeeText } from '@meridian/contract/money/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { buyStepMessages } from '../buy/buy.messages.ts'
import { StepDialog, type ItemStepProps } from '../step-dialog/step-dialog.tsx'

/** The first of two steps of buying land: the price with the fee, labelled 'total fee' here. */
export function BuyLandDialog(step: ItemStepProps) {
  const messages = useMessages(buyStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.buyLand}
      step={messages.firstStep}
      rows={[
        { label: messages.listPrice, value: usdtOrMissing(step.item.price) },
        { label: messages.platformFee, value: platformFeeText },
      ]}
      total={{ label: messages.landTotal, value: totalOrMissing(step.item.price) }}
      dismissLabel={messages.cancel}
      proceedLabel={messages.buyNow}
      firstFocus="proceed"
    />
  )
}
