import { platformFeeText } from '@meridian/contract/money/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { sellStepMessages } from '../sell/sell.messages.ts'
import { StepDialog, type ItemStepProps } from '../step-dialog/step-dialog.tsx'

/** The first step of Instant Sell: the item, and the terms of the sale. */
export function SellItemDialog(step: ItemStepProps) {
  const messages = useMessages(sellStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.selectItem}
      step={messages.firstStep}
      rows={[
        { label: messages.price, value: usdtOrMissing(step.item.price) },
        { label: messages.platformFee, value: platformFeeText },
      ]}
      total={{ label: messages.total, value: totalOrMissing(step.item.price) }}
      note={messages.terms}
      dismissLabel={messages.cancel}
      proceedLabel={messages.sellNow}
      firstFocus="proceed"
    />
  )
}
