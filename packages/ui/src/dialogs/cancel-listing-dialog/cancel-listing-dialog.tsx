import { sumOf, usdtText } from '@meridian/contract/money/pricing'
import type { Listing } from '../../content/samples.ts'
import { ItemRow } from '../../components/item-row/item-row.tsx'
import { useMessages } from '../../lib/messages.ts'
import { StepDialog, type StepProps } from '../step-dialog/step-dialog.tsx'
import { cancelListingMessages } from './cancel-listing-dialog.messages.ts'

export interface CancelListingDialogProps extends StepProps {
  /** The listings that are about to be cancelled. */
  listings: readonly Listing[]
}

/** Asks before listings are cancelled, and shows their total. */
export function CancelListingDialog({ listings, ...step }: CancelListingDialogProps) {
  const messages = useMessages(cancelListingMessages)
  return (
    <StepDialog
      {...step}
      title={messages.title}
      total={{ label: messages.totalPrice, value: usdtText(sumOf(listings.map(({ price }) => price))) }}
      dismissLabel={messages.close}
      proceedLabel={messages.confirm}
      firstFocus="dismiss"
    >
      <ul className="mb-5 grid grid-cols-1 gap-3 border-b border-seam pb-5">
        {listings.map(({ id, name, price, image }) => (
          <li key={id}>
            <ItemRow title={name} serialNumber={id} image={image} price={usdtText(price)} />
          </li>
        ))}
      </ul>
    </StepDialog>
  )
}
