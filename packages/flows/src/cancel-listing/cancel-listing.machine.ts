import { assign, setup } from 'xstate'

/** Separates the ticked rows from those in the dialog. */
export interface CancelListingContext {
  /** Ids of rows, in the order of ticking. */
  ticked: readonly string[]
  /** Ids of rows; they stay during the dialog's exit animation. */
  toCancel: readonly string[]
}

/** Sent by the listings page: a row's checkbox, Cancel N Listing(s), and the buttons of the dialog. */
export type CancelListingEvent =
  | { type: 'row.toggle'; id: string }
  | { type: 'cancel.start' }
  | { type: 'dialog.proceed' }
  | { type: 'dialog.close' }

/**
 * Cancels listings (docs/product.md#cancelling-listings): the player ticks rows, a dialog asks, and Confirm clears the
 * ticks. Nothing is called or persisted.
 */
export const cancelListingMachine = setup({
  types: {
    context: {} as CancelListingContext,
    events: {} as CancelListingEvent,
    /** States that a reloaded page restores. */
    tags: {} as 'resumable',
  },
  guards: { anyTicked: ({ context }) => context.ticked.length > 0 },
  actions: {
    toggle: assign({
      ticked: ({ context: { ticked } }, id: string) =>
        ticked.includes(id) ? ticked.filter((tickedId) => tickedId !== id) : [...ticked, id],
    }),
    askForTicked: assign({ toCancel: ({ context }) => context.ticked }),
    untick: assign({ ticked: [] }),
  },
}).createMachine({
  id: 'cancelListing',
  context: { ticked: [], toCancel: [] },
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'resumable',
      on: {
        'row.toggle': { actions: { type: 'toggle', params: ({ event }) => event.id } },
        'cancel.start': { guard: 'anyTicked', target: 'confirming', actions: 'askForTicked' },
      },
    },
    confirming: {
      tags: 'resumable',
      on: { 'dialog.proceed': { target: 'choosing', actions: 'untick' }, 'dialog.close': 'choosing' },
    },
  },
})
