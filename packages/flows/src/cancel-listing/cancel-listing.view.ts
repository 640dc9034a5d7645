import type { SnapshotFrom } from 'xstate'
import type {
  CancelListingContext,
  CancelListingEvent,
  cancelListingMachine,
} from './cancel-listing.machine.ts'

/** The view of the listings page. */
export interface CancelListingView extends CancelListingContext {
  dialog: 'none' | 'confirm'
}

/** Selects ticks and dialog. */
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

/** The player’s intents on a listings page and in its dialog, named as the props of the screens. */
export interface CancelListingIntents {
  onToggle: (id: string) => void
  onCancel: () => void
  onProceed: () => void
  onDismiss: () => void
}

/** Each intent as a function that sends its event. */
export const cancelListingIntents = (send: (event: CancelListingEvent) => void): CancelListingIntents => ({
  onToggle: (id) => send({ type: 'row.toggle', id }),
  onCancel: () => send({ type: 'cancel.start' }),
  onProceed: () => send({ type: 'dialog.proceed' }),
  onDismiss: () => send({ type: 'dialog.close' }),
})
