import type { Item } from '@meridian/contract'
import { ChooseWalletDialog } from '../choose-wallet-dialog/choose-wallet-dialog.tsx'
import { ConnectWalletDialog } from '../connect-wallet-dialog/connect-wallet-dialog.tsx'
import { SellItemDialog } from '../sell-item-dialog/sell-item-dialog.tsx'
import type { StepProps } from '../step-dialog/step-dialog.tsx'
import { flowDialogs } from '../../lib/flow-dialogs.ts'
import { useMessages } from '../../lib/messages.ts'
import { sellStepMessages } from './sell.messages.ts'

export interface SellStepsProps extends Pick<StepProps, 'onProceed' | 'onDismiss'> {
  /** The item to sell. */
  item: Item
  /** The open dialog: the item, the wallets, or the connection. */
  dialog: 'none' | 'item' | 'wallets' | 'connect'
}

/** The three dialogs of Instant Sell; at most one is open. */
export function SellSteps({ dialog, ...step }: SellStepsProps) {
  const messages = useMessages(sellStepMessages)
  return (
    <>
      {flowDialogs<typeof dialog>({
        item: <SellItemDialog {...step} open={dialog === 'item'} />,
        wallets: <ChooseWalletDialog {...step} step={messages.secondStep} open={dialog === 'wallets'} />,
        connect: <ConnectWalletDialog {...step} step={messages.lastStep} open={dialog === 'connect'} />,
      })}
    </>
  )
}
