import type { PathName } from '@meridian-2117/contract/paths/paths'
import { assign, emit, setup } from 'xstate'
import type { FlowEvent } from '../shared/emitted-events.ts'

/** The wallet has these pages, named as their addresses are. */
export type WalletPage = Extract<PathName, 'walletPagesConnect' | 'walletPagesWelcome' | 'walletPagesSignIn'>

/** Each page starts the flow in its own state. */
export interface WalletPagesInput {
  page: WalletPage
}

/** Adds the missing field to the first page. */
export interface WalletPagesContext extends WalletPagesInput {
  /** The player pressed Unblock with an empty field, and has not changed it since. */
  passwordMissing: boolean
}

/** Sent by the three wallet pages: their buttons, and an edited password. */
export type WalletPagesEvent =
  | { type: 'wallet.choose' }
  | { type: 'wallet.back' }
  /** The field stores the password; the flow does not receive it. */
  | { type: 'password.edit' }
  | { type: 'wallet.unlock'; typed: boolean }
  | { type: 'message.sign' }

/**
 * Runs the wallet's own pages (docs/product.md#wallet-pages): choose and connect it, unlock it, sign its message. They
 * make no call, so the last one reports that nothing was sold. Each page starts the flow in its own state, so a reload
 * stays on the step.
 */
export const walletPagesMachine = setup({
  types: {
    input: {} as WalletPagesInput,
    context: {} as WalletPagesContext,
    events: {} as WalletPagesEvent,
    emitted: {} as FlowEvent,
  },
  guards: {
    isOn: ({ context }, page: WalletPage) => context.page === page,
    isTyped: (_, typed: boolean) => typed,
  },
  actions: {
    askForPassword: assign({ passwordMissing: true }),
    forgiveMissing: assign({ passwordMissing: false }),
    leave: emit((_, to: PathName): FlowEvent => ({ type: 'navigate', to })),
    announceClosed: emit((): FlowEvent => ({
      type: 'toast',
      tone: 'info',
      message: { key: 'walletTradeClosed' },
    })),
  },
  delays: {
    /** Milliseconds that the wallet takes to answer. */
    connectionTime: 1500,
  },
}).createMachine({
  id: 'walletPages',
  context: ({ input }) => ({ page: input.page, passwordMissing: false }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: { type: 'isOn', params: 'walletPagesConnect' }, target: 'choosing' },
        { guard: { type: 'isOn', params: 'walletPagesWelcome' }, target: 'locked' },
        { target: 'signing' },
      ],
    },
    choosing: { on: { 'wallet.choose': 'connecting' } },
    connecting: {
      on: { 'wallet.back': 'choosing' },
      after: {
        connectionTime: { target: 'leaving', actions: { type: 'leave', params: 'walletPagesWelcome' } },
      },
    },
    locked: {
      on: {
        'password.edit': { actions: 'forgiveMissing' },
        'wallet.unlock': [
          {
            guard: { type: 'isTyped', params: ({ event }) => event.typed },
            target: 'leaving',
            actions: { type: 'leave', params: 'walletPagesSignIn' },
          },
          { actions: 'askForPassword' },
        ],
      },
    },
    signing: {
      on: {
        'message.sign': {
          target: 'leaving',
          actions: ['announceClosed', { type: 'leave', params: 'collectibles' }],
        },
        'wallet.back': { target: 'leaving', actions: { type: 'leave', params: 'walletPagesConnect' } },
      },
    },
    leaving: { type: 'final' },
  },
})
