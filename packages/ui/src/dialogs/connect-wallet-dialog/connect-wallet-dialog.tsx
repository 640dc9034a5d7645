import { totalOrMissing } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { walletStepMessages } from '../../components/wallet-choice/wallet-choice.messages.ts'
import { StepDialog, type ItemStepProps } from '../step-dialog/step-dialog.tsx'

export interface ConnectWalletDialogProps extends ItemStepProps {
  /** The position in the chain, such as 'Step 2 of 3'. */
  step: string
}

/** The last step of selling and listing: connecting the chosen wallet. */
export function ConnectWalletDialog(step: ConnectWalletDialogProps) {
  const messages = useMessages(walletStepMessages)
  return (
    <StepDialog
      {...step}
      title={messages.connectTitle}
      total={{ label: messages.total, value: totalOrMissing(step.item.price) }}
      note={messages.connectNote}
      dismissLabel={messages.cancel}
      proceedLabel={messages.connect}
      firstFocus="dismiss"
    />
  )
}
