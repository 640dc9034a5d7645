import { failureMessage, type Item, type Ownership } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { PathName } from '@meridian-2117/contract/paths/paths'
import { assign, emit, enqueueActions, setup } from 'xstate'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import { errorToast, type FlowEvent } from '../shared/emitted-events.ts'

/** Buy pages lead to the secure payment page, the card payment page, or making an offer. */
export type BuyDestination = Extract<PathName, 'securePayment' | 'cardPayment' | 'makeOffer'>

/** A purchase or an offer needs both; without either, its steps are refused. */
export interface BuyInput {
  /** An empty `id` is refused. */
  item: Item
  /** `null` for a visitor. */
  playerId: string | null
}

/** Sent by a buy page: its three buttons, the buttons of a dialog, and changes of the item and of the session. */
export type BuyEvent =
  | { type: 'buy.start' }
  | { type: 'buy.payByCard' }
  | { type: 'offer.make' }
  | { type: 'dialog.proceed' }
  | { type: 'dialog.close' }
  | { type: 'item.changed'; item: Item }
  | { type: 'session.changed'; playerId: string | null }

export type { Ownership }

/** Names the player and the item to check. The check rejects when ownership is unknown. */
export interface CheckPurchaseInput {
  playerId: string
  itemId: string
}

/**
 * Buys one item from its page: review the total, confirm it, check the ownership, open the payment page. Paying by card
 * skips both dialogs. An offer on a collectible also skips the check, and an offer on land only logs.
 */
export const buyMachine = setup({
  types: {
    input: {} as BuyInput,
    context: {} as BuyInput & { to: BuyDestination },
    events: {} as BuyEvent,
    emitted: {} as FlowEvent,
    /** States that a reloaded page restores. */
    tags: {} as 'resumable',
  },
  actors: { checkPurchase: unimplementedActor<Ownership, CheckPurchaseInput>('checkPurchase') },
  guards: {
    hasPlayer: ({ context: { item, playerId } }) => Boolean(playerId) && item.id !== '',
    isLand: ({ context }) => context.item.kind === 'land',
    // Annotated in full: beside `enqueueActions` the compiler infers no parameter.
    isOwned: (_: unknown, ownership: Ownership) => ownership === 'owned',
  },
  actions: {
    refuse: enqueueActions(({ context, enqueue }, message: Message) => {
      // The id makes a second press replace the toast of the first.
      enqueue.emit({ ...errorToast(message), id: 'refusal' })
      if (!context.playerId) enqueue.emit({ type: 'signIn.needed', item: context.item })
    }),
    setItem: assign({ item: (_, item: Item) => item }),
    setPlayer: assign({ playerId: (_, playerId: string | null) => playerId }),
    chooseDestination: assign({ to: (_, to: BuyDestination) => to }),
    announceOwned: emit((): FlowEvent => errorToast({ key: 'alreadyPurchased' })),
    announceFailure: emit((_, { error }: { error: unknown }): FlowEvent =>
      errorToast(failureMessage(error, { key: 'purchaseFailed' })),
    ),
    rememberItem: emit(({ context }): FlowEvent => ({ type: 'remember', item: context.item })),
    logOffer: emit((): FlowEvent => ({ type: 'log', text: 'Make Offer' })),
    leave: emit(({ context }): FlowEvent => ({ type: 'navigate', to: context.to, item: context.item })),
  },
  delays: {
    /** Lets the first dialog leave before the second enters, in `ms`. */
    stepDelay: 100,
  },
}).createMachine({
  id: 'buy',
  context: ({ input }) => ({ ...input, to: 'securePayment' }),
  initial: 'idle',
  on: {
    'item.changed': { actions: { type: 'setItem', params: ({ event }) => event.item } },
    'session.changed': { actions: { type: 'setPlayer', params: ({ event }) => event.playerId } },
  },
  states: {
    idle: {
      tags: 'resumable',
      on: {
        'buy.start': [
          {
            guard: 'hasPlayer',
            target: 'reviewing',
            actions: { type: 'chooseDestination', params: 'securePayment' },
          },
          { actions: { type: 'refuse', params: { key: 'idsRequired' } } },
        ],
        'buy.payByCard': [
          {
            guard: 'hasPlayer',
            target: 'checking',
            actions: { type: 'chooseDestination', params: 'cardPayment' },
          },
          { actions: { type: 'refuse', params: { key: 'idsRequired' } } },
        ],
        'offer.make': [
          { guard: 'isLand', actions: 'logOffer' },
          {
            guard: 'hasPlayer',
            target: 'handedOver',
            actions: [{ type: 'chooseDestination', params: 'makeOffer' }, 'rememberItem'],
          },
          { actions: { type: 'refuse', params: { key: 'idsRequired' } } },
        ],
      },
    },
    reviewing: { tags: 'resumable', on: { 'dialog.proceed': 'stepping', 'dialog.close': 'idle' } },
    stepping: { after: { stepDelay: 'confirming' } },
    confirming: {
      tags: 'resumable',
      on: {
        // The purchase call checks the ids again: the session may have ended while the dialogs were open.
        'dialog.proceed': [
          { guard: 'hasPlayer', target: 'checking' },
          {
            target: 'idle',
            actions: {
              type: 'refuse',
              params: ({ context }) =>
                context.playerId ? { key: 'productIdRequired' } : { key: 'userIdRequired' },
            },
          },
        ],
        'dialog.close': 'idle',
      },
    },
    checking: {
      invoke: {
        id: 'checkPurchase',
        src: 'checkPurchase',
        input: ({ context }) => ({ playerId: context.playerId ?? '', itemId: context.item.id }),
        onDone: [
          {
            guard: { type: 'isOwned', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'announceOwned',
          },
          { target: 'handedOver' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    handedOver: { type: 'final', entry: 'leave' },
  },
})
