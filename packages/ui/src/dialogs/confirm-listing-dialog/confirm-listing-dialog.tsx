import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { listStepMessages } from '../../sections/listing-steps/listing-steps.messages.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConfirmListingDialogProps extends StepProps {
  /** The item to list. For a parcel the left button has another label. */
  item: Item
}

/** The second step of listing an item: its price with the fee added. */
export function ConfirmListingDialog({ item, ...step }: ConfirmListingDialogProps) {
  const messages = useMessages(listStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.title}
      step={messages.secondStep}
      item={item}
      total={{ label: messages.confirmedPrice, value: totalOrMissing(item.price) }}
      dismissLabel={item.kind === 'land' ? messages.closeLand : messages.cancel}
      proceedLabel={messages.confirm}
      firstFocus="dismiss"
    />
  )
}
