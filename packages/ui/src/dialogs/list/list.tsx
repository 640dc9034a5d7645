import type { Item } from '@meridian/contract'
import { ChooseWalletDialog } from '../choose-wallet-dialog/choose-wallet-dialog.tsx'
import { ConfirmListingDialog } from '../confirm-listing-dialog/confirm-listing-dialog.tsx'
import { ConnectWalletDialog } from '../connect-wallet-dialog/connect-wallet-dialog.tsx'
import { ListNowDialog } from '../list-now-dialog/list-now-dialog.tsx'
import type { StepProps } from '../step-dialog/step-dialog.tsx'
import { flowDialogs } from '../../lib/flow-dialogs.ts'
import { useMessages } from '../../lib/messages.ts'
import { listStepMessages } from './list.messages.ts'

export interface ListingStepsProps extends Pick<StepProps, 'onProceed' | 'onDismiss'> {
  /** The item to list. It stays during its dialog's exit animation, and is `null` before the first. */
  item: Item | null
  /** The open dialog: the price, its confirmation, the wallets, or the connection. */
  dialog: 'none' | 'review' | 'confirm' | 'wallets' | 'connect'
}

/** The four dialogs of listing an item; at most one is open. */
export function ListingSteps({ item, dialog, ...intents }: ListingStepsProps) {
  const messages = useMessages(listStepMessages)
  if (!item) return null
  const step = { item, ...intents }
  return (
    <>
      {flowDialogs<typeof dialog>({
        review: <ListNowDialog {...step} open={dialog === 'review'} />,
        confirm: <ConfirmListingDialog {...step} open={dialog === 'confirm'} />,
        wallets: <ChooseWalletDialog {...step} step={messages.thirdStep} open={dialog === 'wallets'} />,
        connect: <ConnectWalletDialog {...step} step={messages.lastStep} open={dialog === 'connect'} />,
      })}
    </>
  )
}
