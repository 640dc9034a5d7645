import type { Item } from '@meridian/contract'
import { platformFeeText } from '@meridian/contract/rules/pricing'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { buyStepMessages } from '../../sections/buy-steps/buy-steps.messages.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface BuyLandDialogProps extends StepProps {
  /** The parcel that is bought. */
  item: Item
}

/** The first of two steps of buying land: what it costs, which is called 'total fee' here. */
export function BuyLandDialog({ item, ...step }: BuyLandDialogProps) {
  const messages = useMessages(buyStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.buyLand}
      step={messages.firstStep}
      item={item}
      rows={[
        { label: messages.listPrice, value: usdtOrMissing(item.price) },
        { label: messages.platformFee, value: platformFeeText },
      ]}
      total={{ label: messages.landTotal, value: totalOrMissing(item.price) }}
      dismissLabel={messages.cancel}
      proceedLabel={messages.buyNow}
      firstFocus="proceed"
    />
  )
}
