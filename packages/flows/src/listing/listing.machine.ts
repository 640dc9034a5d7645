import type { Item } from '@meridian-2117/contract'
import { assign, emit, setup } from 'xstate'
import type { FlowEvent } from '../shared/emitted-events.ts'

/** The item outlives its dialog by an animation. */
export interface ListingContext {
  /** Stays during the dialog's exit animation; `null` before the first dialog. */
  item: Item | null
}

/** Sent by a profile: List Now on an item, and the buttons of a dialog. */
export type ListingEvent =
  | { type: 'listing.start'; item: Item }
  | { type: 'dialog.proceed' }
  | { type: 'dialog.close' }

/**
 * Lists one item from the profile (docs/product.md#listing-an-item): List Now, confirm, choose the wallet, connect it.
 * No call is specified, so the last step reports that nothing was listed.
 */
export const listingMachine = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    emitted: {} as FlowEvent,
    /** States that a reloaded page restores. */
    tags: {} as 'resumable',
  },
  actions: {
    chooseItem: assign({ item: (_, item: Item) => item }),
    announceClosed: emit((): FlowEvent => ({
      type: 'toast',
      tone: 'info',
      message: { key: 'walletTradeClosed' },
    })),
  },
  delays: {
    /** Lets one dialog leave before the next enters, in `ms`. */
    stepDelay: 150,
  },
}).createMachine({
  id: 'listing',
  context: { item: null },
  initial: 'idle',
  states: {
    idle: {
      tags: 'resumable',
      on: {
        'listing.start': {
          target: 'reviewing',
          actions: { type: 'chooseItem', params: ({ event }) => event.item },
        },
      },
    },
    reviewing: { tags: 'resumable', on: { 'dialog.proceed': 'toConfirmation', 'dialog.close': 'idle' } },
    toConfirmation: { after: { stepDelay: 'confirming' } },
    confirming: { tags: 'resumable', on: { 'dialog.proceed': 'toWallets', 'dialog.close': 'idle' } },
    toWallets: { after: { stepDelay: 'choosingWallet' } },
    choosingWallet: { tags: 'resumable', on: { 'dialog.proceed': 'toConnection', 'dialog.close': 'idle' } },
    toConnection: { after: { stepDelay: 'connecting' } },
    connecting: {
      tags: 'resumable',
      on: { 'dialog.proceed': { target: 'idle', actions: 'announceClosed' }, 'dialog.close': 'idle' },
    },
  },
})
