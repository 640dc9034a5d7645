import { platformFeeText, usdtText } from '@meridian/contract/money/pricing'
import { sampleListPrice } from '../../content/samples.ts'
import { useMessages } from '../../lib/messages.ts'
import { listStepMessages } from '../list/list.messages.ts'
import { StepDialog, type ItemStepProps } from '../step-dialog/step-dialog.tsx'

/**
 * The first step of listing an item. It is titled 'Buy Assets' too, and shows the same list price for every item and no
 * total.
 */
export function ListNowDialog(step: ItemStepProps) {
  const messages = useMessages(listStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.title}
      step={messages.firstStep}
      rows={[
        { label: messages.listPrice, value: usdtText(sampleListPrice) },
        { label: messages.platformFee, value: platformFeeText },
      ]}
      dismissLabel={messages.cancel}
      proceedLabel={messages.listNow}
      firstFocus="proceed"
    />
  )
}
