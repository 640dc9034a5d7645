import type { Item } from '@meridian/contract'
import { ChooseWalletDialog } from '../../dialogs/choose-wallet-dialog/choose-wallet-dialog.tsx'
import { ConfirmListingDialog } from '../../dialogs/confirm-listing-dialog/confirm-listing-dialog.tsx'
import { ConnectWalletDialog } from '../../dialogs/connect-wallet-dialog/connect-wallet-dialog.tsx'
import { ListNowDialog } from '../../dialogs/list-now-dialog/list-now-dialog.tsx'
import type { StepProps } from '../../dialogs/step-dialog/step-dialog.tsx'
import { flowDialogs } from '../../lib/flow-dialogs.ts'
import { useWords } from '../../lib/words.ts'
import { listStepWords } from '../../words/list-steps.ts'

export interface ListingStepsProps extends Pick<StepProps, 'onProceed' | 'onDismiss'> {
  /** What is listed, or was last: it stays while its dialog leaves. `null` before the first, where nothing is drawn. */
  item: Item | null
  /** The one that is open: the price, the last look at it, which wallet, and connecting that. */
  dialog: 'none' | 'review' | 'confirm' | 'wallets' | 'connect'
}

/** The four dialogs of listing an item, of which one is open at most (Spec 4, Listing flow on the profile). */
export function ListingSteps({ item, dialog, ...intents }: ListingStepsProps) {
  const words = useWords(listStepWords)
  if (!item) return null
  const step = { item, ...intents }
  return (
    <>
      {flowDialogs<typeof dialog>({
        review: <ListNowDialog {...step} open={dialog === 'review'} />,
        confirm: <ConfirmListingDialog {...step} open={dialog === 'confirm'} />,
        wallets: <ChooseWalletDialog {...step} step={words.thirdStep} open={dialog === 'wallets'} />,
        connect: <ConnectWalletDialog {...step} step={words.lastStep} open={dialog === 'connect'} />,
      })}
    </>
  )
}
