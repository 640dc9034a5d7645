import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConnectWalletDialogProps extends StepProps {
  /** What is sold or listed. */
  item: Item
  /** Where the step stands in its chain, such as 'Step 3 of 3'. */
  step: string
}

/** The last step of selling and listing: the wallet that was chosen is connected (Spec 2). */
export function ConnectWalletDialog({ item, ...step }: ConnectWalletDialogProps) {
  return (
    <StepDialog
      {...step}
      title="Connect MetaMask"
      item={item}
      total={{ label: 'Total', value: totalOrMissing(item.price) }}
      note="MetaMask will show who asks. It moves nothing before you sign for it."
      dismissLabel="Cancel"
      proceedLabel="Connect"
      firstFocus="dismiss"
    />
  )
}
