import type { Item } from '@meridian/contract'
import { totalOrMissing } from '../../lib/format.ts'
import { useWords } from '../../lib/words.ts'
import { walletStepWords } from '../../words/wallet-steps.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'

export interface ConnectWalletDialogProps extends StepProps {
  /** What is sold or listed. */
  item: Item
  /** Where the step stands in its chain, such as 'Step 3 of 3'. */
  step: string
}

/** The last step of selling and listing: the wallet that was chosen is connected (Spec 2). */
export function ConnectWalletDialog({ item, ...step }: ConnectWalletDialogProps) {
  const words = useWords(walletStepWords)
  return (
    <StepDialog
      {...step}
      title={words.connectTitle}
      item={item}
      total={{ label: words.total, value: totalOrMissing(item.price) }}
      note={words.connectNote}
      dismissLabel={words.cancel}
      proceedLabel={words.connect}
      firstFocus="dismiss"
    />
  )
}
