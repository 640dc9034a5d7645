import { emit, setup } from 'xstate'
import type { FlowEvent } from '../shared/emitted-events.ts'

/** Sent by a market page: Sell Now, and the buttons of a dialog. */
export type SellEvent =
  | { type: 'sell.start' }
  /** On a phone the wallet has its own page instead of dialogs. */
  | { type: 'dialog.proceed'; phone: boolean }
  | { type: 'dialog.close' }

/**
 * Runs Instant Sell (docs/product.md#instant-sell): the item, the wallet, its connection; on a phone the item, then the
 * wallet's own page. No call is specified, so the last step reports that nothing was sold.
 */
export const sellMachine = setup({
  types: {
    events: {} as SellEvent,
    emitted: {} as FlowEvent,
    /** States that a reloaded page restores. */
    tags: {} as 'resumable',
  },
  guards: { isPhone: (_, phone: boolean) => phone },
  actions: {
    /** The wallet has its own page on a phone. */
    leaveForWallet: emit((): FlowEvent => ({ type: 'navigate', to: 'walletPagesConnect' })),
    /** Reports that nothing was sold. */
    announceClosed: emit((): FlowEvent => ({
      type: 'toast',
      tone: 'info',
      message: { key: 'walletTradeClosed' },
    })),
  },
  delays: {
    /** Lets one dialog leave before the next enters, in `ms`. */
    stepDelay: 100,
  },
}).createMachine({
  id: 'sell',
  initial: 'idle',
  states: {
    idle: { tags: 'resumable', on: { 'sell.start': 'choosingItem' } },
    choosingItem: {
      tags: 'resumable',
      on: {
        'dialog.proceed': [
          {
            guard: { type: 'isPhone', params: ({ event }) => event.phone },
            target: 'idle',
            actions: 'leaveForWallet',
          },
          { target: 'toWallets' },
        ],
        'dialog.close': 'idle',
      },
    },
    toWallets: { after: { stepDelay: 'choosingWallet' } },
    choosingWallet: { tags: 'resumable', on: { 'dialog.proceed': 'toConnection', 'dialog.close': 'idle' } },
    toConnection: { after: { stepDelay: 'connecting' } },
    connecting: {
      tags: 'resumable',
      on: { 'dialog.proceed': { target: 'idle', actions: 'announceClosed' }, 'dialog.close': 'idle' },
    },
  },
})
