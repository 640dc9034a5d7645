import type { Item } from '@meridian/contract'
import { platformFeeText } from '@meridian/contract/rules/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { sellStepMessages } from '../../sections/sell-steps/sell-steps.messages.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface SellItemDialogProps extends StepProps {
  /** The item to sell; it is the only choice. */
  item: Item
}

/** The first step of Instant Sell: what is sold, and what the player agrees to. */
export function SellItemDialog({ item, ...step }: SellItemDialogProps) {
  const messages = useMessages(sellStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.selectItem}
      step={messages.firstStep}
      item={item}
      rows={[
        { label: messages.price, value: usdtOrMissing(item.price) },
        { label: messages.platformFee, value: platformFeeText },
      ]}
      total={{ label: messages.total, value: totalOrMissing(item.price) }}
      note={messages.terms}
      dismissLabel={messages.cancel}
      proceedLabel={messages.sellNow}
      firstFocus="proceed"
    />
  )
}
