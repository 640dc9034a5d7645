import type { Item } from '@meridian/contract'
import { ChooseWalletDialog } from '../../dialogs/choose-wallet-dialog/choose-wallet-dialog.tsx'
import { ConnectWalletDialog } from '../../dialogs/connect-wallet-dialog/connect-wallet-dialog.tsx'
import { SellItemDialog } from '../../dialogs/sell-item-dialog/sell-item-dialog.tsx'
import type { StepProps } from '../../dialogs/step-dialog/step-dialog.tsx'
import { useWords } from '../../lib/words.ts'
import { sellStepWords } from '../../words/sell-steps.ts'

export interface SellStepsProps extends Pick<StepProps, 'onProceed' | 'onDismiss'> {
  /** What is sold. */
  item: Item
  /** The one that is open: what is sold, which wallet, and connecting that. */
  dialog: 'none' | 'item' | 'wallets' | 'connect'
}

/** The three dialogs of Instant Sell, of which one is open at most (Spec 4, Sell flow). */
export function SellSteps({ dialog, ...step }: SellStepsProps) {
  const words = useWords(sellStepWords)
  return (
    <>
      <SellItemDialog {...step} open={dialog === 'item'} />
      <ChooseWalletDialog {...step} step={words.secondStep} open={dialog === 'wallets'} />
      <ConnectWalletDialog {...step} step={words.lastStep} open={dialog === 'connect'} />
    </>
  )
}
