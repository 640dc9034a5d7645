import type { Item } from '@meridian/contract'
import type { SnapshotFrom } from 'xstate'
import type { listingMachine } from './listing.machine.ts'

/** What a profile page shows of a listing. */
export interface ListingView {
  /** One dialog at most. */
  dialog: 'none' | 'review' | 'confirm' | 'wallets' | 'connect'
  /** What the dialog is about; `null` before the first. */
  item: Item | null
}

/** Reads the dialog off the flow (Spec 2, Profile screens). */
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
