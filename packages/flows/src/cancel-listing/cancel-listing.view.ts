import type { SnapshotFrom } from 'xstate'
import type { CancelListingContext, cancelListingMachine } from './cancel-listing.machine.ts'

/** What the listing page shows of its rows and of the dialog over them. */
export interface CancelListingView extends CancelListingContext {
  dialog: 'none' | 'confirm'
}

/** Reads ticks and dialog off the flow (Spec 2, Listing page). */
export function selectCancelListingView({
  value,
  context: { ticked, asked },
}: SnapshotFrom<typeof cancelListingMachine>): CancelListingView {
  switch (value) {
    case 'choosing':
      return { dialog: 'none', ticked, asked }
    case 'confirming':
      return { dialog: 'confirm', ticked, asked }
    default:
      return value satisfies never
  }
}
