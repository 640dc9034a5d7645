import type { SnapshotFrom } from 'xstate'
import type {
  CancelListingContext,
  CancelListingEvent,
  cancelListingMachine,
} from './cancel-listing.machine.ts'

/** A listings page renders this view. */
export interface CancelListingView extends CancelListingContext {
  dialog: 'none' | 'confirm'
}

/** Returns the view of a snapshot. */
export function selectCancelListingView({
  value,
  context: { ticked, toCancel },
}: SnapshotFrom<typeof cancelListingMachine>): CancelListingView {
  switch (value) {
    case 'choosing':
      return { dialog: 'none', ticked, toCancel }
    case 'confirming':
      return { dialog: 'confirm', ticked, toCancel }
    default:
      return value satisfies never
  }
}

/** Actions of the player on a listings page and in its dialog, named like the screens' props. */
export interface CancelListingIntents {
  onToggle: (id: string) => void
  onCancel: () => void
  onProceed: () => void
  onDismiss: () => void
}

/** Returns a function for each intent, which sends its event. */
export const cancelListingIntents = (send: (event: CancelListingEvent) => void): CancelListingIntents => ({
  onToggle: (id) => send({ type: 'row.toggle', id }),
  onCancel: () => send({ type: 'cancel.start' }),
  onProceed: () => send({ type: 'dialog.proceed' }),
  onDismiss: () => send({ type: 'dialog.close' }),
})
