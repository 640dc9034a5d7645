import type { ListDialog } from '@meridian-2117/contract/names/dialog-steps'
import type { Item } from '@meridian-2117/contract'
import { sumOf } from '@meridian-2117/contract/money/pricing'
import { ItemRow } from '../../components/item-row/item-row.tsx'
import { sampleListPrice, type Listing } from '../../content/samples.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { StepDialog, type StepIntents, type StepProps } from '../step-dialog/step-dialog.tsx'
import { ChooseWalletDialog, ConnectWalletDialog } from '../step-dialog/wallet-steps.tsx'
import { cancelListingMessages, listStepMessages } from './list.messages.ts'

export interface ListingStepsProps extends StepIntents {
  /** The item to list. It stays during its dialog's exit animation, and is `null` before the first. */
  item: Item | null
  /** The open dialog: the price, its confirmation, the wallets, or the connection. */
  dialog: ListDialog
}

/**
 * The four dialogs of listing an item; at most one is open. The first shows the same list price for every item.
 *
 * Use it to offer an item on the market. Instant Sell has the `SellSteps`; listings end by a `CancelListingDialog`.
 */
export function ListingSteps({ item, dialog, ...intents }: ListingStepsProps) {
  const messages = useMessages(listStepMessages)
  const { stepPrice, stepTotal, feeRows } = useFormat()
  if (!item) return null
  const step = { item, ...intents }
  return (
    <>
      <StepDialog
        {...step}
        open={dialog === 'review'}
        title={messages.title}
        step={messages.firstStep}
        rows={[
          { label: messages.listPrice, value: stepPrice(sampleListPrice) },
          ...feeRows(messages.platformFee, sampleListPrice),
        ]}
        dismissLabel={messages.cancel}
        proceedLabel={messages.listNow}
        firstFocus="proceed"
      />
      <StepDialog
        {...step}
        open={dialog === 'confirm'}
        title={messages.title}
        step={messages.secondStep}
        total={{ label: messages.confirmedPrice, value: stepTotal(item.price) }}
        dismissLabel={item.kind === 'land' ? messages.closeLand : messages.cancel}
        proceedLabel={messages.confirm}
        firstFocus="dismiss"
      />
      <ChooseWalletDialog {...step} step={messages.thirdStep} open={dialog === 'wallets'} />
      <ConnectWalletDialog {...step} step={messages.lastStep} open={dialog === 'connect'} />
    </>
  )
}

export interface CancelListingDialogProps extends StepProps {
  /** The listings that are about to be cancelled. */
  listings: readonly Listing[]
}

/** Asks before listings are cancelled, and shows their total. */
export function CancelListingDialog({ listings, ...step }: CancelListingDialogProps) {
  const messages = useMessages(cancelListingMessages)
  const { stepPrice } = useFormat()
  return (
    <StepDialog
      {...step}
      title={messages.title}
      total={{ label: messages.totalPrice, value: stepPrice(sumOf(listings.map(({ price }) => price))) }}
      dismissLabel={messages.close}
      proceedLabel={messages.confirm}
      firstFocus="dismiss"
    >
      <ul className="mb-5 grid grid-cols-1 gap-3 border-b border-seam pb-5">
        {listings.map(({ id, name, price, image }) => (
          <li key={id}>
            <ItemRow title={name} serialNumber={id} image={image} price={stepPrice(price)} />
          </li>
        ))}
      </ul>
    </StepDialog>
  )
}
