import type { Item } from '@meridian/contract'
import type { SnapshotFrom } from 'xstate'
import type { ListingEvent, listingMachine } from './listing.machine.ts'

/** The listing dialogs of a profile page. */
export interface ListingView {
  /** One dialog at most. */
  dialog: 'none' | 'review' | 'confirm' | 'wallets' | 'connect'
  /** The item of the dialog; `null` before the first. */
  item: Item | null
}

/** Selects the dialog. */
export function selectListingView({
  value,
  context: { item },
}: SnapshotFrom<typeof listingMachine>): ListingView {
  switch (value) {
    case 'idle':
    case 'toConfirmation':
    case 'toWallets':
    case 'toConnection':
      return { dialog: 'none', item }
    case 'reviewing':
      return { dialog: 'review', item }
    case 'confirming':
      return { dialog: 'confirm', item }
    case 'choosingWallet':
      return { dialog: 'wallets', item }
    case 'connecting':
      return { dialog: 'connect', item }
    default:
      return value satisfies never
  }
}

/** The player’s intents on a profile and in the listing dialogs, named as the props of the screens. */
export interface ListingIntents {
  onList: (item: Item) => void
  onProceed: () => void
  onDismiss: () => void
}

/** Each intent as a function that sends its event. */
export const listingIntents = (send: (event: ListingEvent) => void): ListingIntents => ({
  onList: (item) => send({ type: 'listing.start', item }),
  onProceed: () => send({ type: 'dialog.proceed' }),
  onDismiss: () => send({ type: 'dialog.close' }),
})
