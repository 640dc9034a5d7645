import type { Item } from '@meridian-2117/contract'
import type { ListDialog } from '@meridian-2117/contract/names/dialog-steps'
import type { SnapshotFrom } from 'xstate'
import type { ListingEvent, listingMachine } from './listing.machine.ts'

/** A profile page renders these listing dialogs. */
export interface ListingView {
  /** One dialog at most. */
  dialog: ListDialog
  /** `null` before the first dialog. */
  item: Item | null
}

/** Returns the view of a snapshot. */
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

/** Actions of the player on a profile and in the listing dialogs, named like the screens' props. */
export interface ListingIntents {
  onList: (item: Item) => void
  onProceed: () => void
  onDismiss: () => void
}

/** Returns a function for each intent, which sends its event. */
export const listingIntents = (send: (event: ListingEvent) => void): ListingIntents => ({
  onList: (item) => send({ type: 'listing.start', item }),
  onProceed: () => send({ type: 'dialog.proceed' }),
  onDismiss: () => send({ type: 'dialog.close' }),
})
