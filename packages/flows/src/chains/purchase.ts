import type { Item } from '@meridian/contract'
import type { Message } from '@meridian/contract/rules/message'
import { toCents } from '@meridian/contract/rules/pricing'
import {
  assign,
  emit,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  type AnyActorRef,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'
import { buyMachine, type BuyEvent } from '../buy/buy.machine.ts'
import { buyIntents, selectBuyView, type BuyIntents, type BuyView } from '../buy/buy.view.ts'
import {
  intentPaymentMachine,
  type IntentPaymentEvent,
  type IntentPaymentInput,
  type IntentPaymentTell,
} from '../intent-payment/intent-payment.machine.ts'
import {
  intentPaymentIntents,
  selectIntentPaymentView,
  type IntentPaymentView,
  type IntentPaymentIntents,
} from '../intent-payment/intent-payment.view.ts'
import { answered, type Ask, type Calls } from '../shared/answered.ts'
import type { PaidTell } from '../shared/outcome.ts'
import type { CommonTell } from '../shared/tells.ts'

/** What is bought, and who buys it. Another item, player or attempt is another purchase, and needs an actor of its own. */
export interface PurchaseInput {
  /** What is bought. */
  item: Item
  /** `null` for a visitor, who is refused when a button is pressed. */
  user: IntentPaymentInput['user']
  /** The idempotency key of the payment. If not given, player, item and price are: each is bought once. */
  attempt?: string | undefined
  /** As for the payment alone: the host was told `attempt.sent` on an earlier visit, and no `attempt.open` since. */
  sent?: boolean | undefined
  /** How far the card provider's fields are: `loading` where `provider.ready` is still to be sent. */
  provider?: IntentPaymentInput['provider']
}

/** All that the player does on the way, and that they leave a payment for its item. */
export type PurchaseEvent = BuyEvent | IntentPaymentEvent | { type: 'purchase.back' }

/** What its machines tell, but for ways between them. */
export type PurchaseTell = Exclude<CommonTell, { type: 'navigate' }> | IntentPaymentTell

/** Each call of the two machines. */
export type PurchaseCalls = Calls<typeof buyMachine> & Calls<typeof intentPaymentMachine>

interface PurchaseContext extends Required<Omit<PurchaseInput, 'sent'>> {
  /** A confirmation was sent, and nobody has said since that it came to nothing. */
  sent: boolean
  /** Why the last try came to nothing; empty for nothing to say. */
  notice: Message
  /** Where the machine stands that runs; `null` before it has said so. */
  buying: SnapshotFrom<typeof buyMachine> | null
  paying: SnapshotFrom<typeof intentPaymentMachine> | null
  /** What was charged, in whole `cents`. */
  paidCents: number
}

/** A machine of the chain has told something. */
interface Heard {
  type: 'heard'
  tell: CommonTell | IntentPaymentTell
}

/** Hears what the machine of this name tells: whoever runs a machine does not by itself. */
const hear = fromCallback<EventObject, string>(({ input, system, sendBack }) => {
  const told = (system.get(input) as AnyActorRef).on('*', (tell) => sendBack({ type: 'heard', tell }))
  return () => told.unsubscribe()
})

/** Keeps the player from what was said of an earlier try, and hands on what they do now. */
const toBuying = ['forgetNotice', 'handToBuying'] as const

/**
 * Buying, then paying, for hosts that have both in one place. It has no steps of its own: which of the two machines runs,
 * and what the second has to know of the first. `purchaseOver` gives it its calls.
 */
const purchase = setup({
  types: {
    input: {} as PurchaseInput,
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent | Heard,
    emitted: {} as PurchaseTell,
  },
  actors: { buying: buyMachine, paying: intentPaymentMachine, hear },
  guards: { isPaid: (_, tell: Heard['tell']) => tell.type === 'payment.paid' },
  actions: {
    handToBuying: sendTo('buying', ({ event }) => event),
    handToPaying: sendTo('paying', ({ event }) => event),
    forgetNotice: assign({ notice: '' }),
    keepProvider: assign({ provider: (_, provider: PurchaseContext['provider']) => provider }),
    keepPaid: assign({ paidCents: (_, tell: Heard['tell']) => (tell as PaidTell).amountCents }),
    handOn: emit((_, tell: Heard['tell']) => tell as PurchaseTell),
    takeNote: enqueueActions(({ enqueue }, tell: Heard['tell']) => {
      // Who leads on from the item's page is this chain.
      if (tell.type === 'navigate') return
      if (tell.type === 'toast') enqueue.assign({ notice: tell.message })
      if (tell.type === 'attempt.sent') enqueue.assign({ sent: true })
      if (tell.type === 'attempt.open') enqueue.assign({ sent: false })
      enqueue.emit(tell)
    }),
  },
}).createMachine({
  id: 'purchase',
  context: ({ input: { item, user, attempt, sent, provider } }) => ({
    item,
    user,
    attempt: attempt ?? `${user?.id ?? ''}:${item.id}:${toCents(item.price ?? 0)}`,
    sent: sent ?? false,
    provider: provider ?? 'ready',
    notice: '',
    buying: null,
    paying: null,
    paidCents: 0,
  }),
  initial: 'item',
  on: {
    heard: { actions: { type: 'takeNote', params: ({ event }) => event.tell } },
    'provider.ready': { actions: { type: 'keepProvider', params: 'ready' } },
    'provider.failed': { actions: { type: 'keepProvider', params: 'missing' } },
    'provider.retry': { actions: { type: 'keepProvider', params: 'loading' } },
  },
  states: {
    item: {
      entry: assign({ buying: null, notice: '' }),
      invoke: [
        {
          id: 'buying',
          systemId: 'buying',
          src: 'buying',
          input: ({ context: { item, user } }) => ({ item, userId: user?.id ?? null }),
          onSnapshot: { actions: assign({ buying: ({ event }) => event.snapshot }) },
          onDone: 'payment',
        },
        { src: 'hear', input: 'buying' },
      ],
      on: {
        'buy.start': { actions: toBuying },
        'buy.payByCard': { actions: toBuying },
        'dialog.proceed': { actions: toBuying },
        'dialog.close': { actions: toBuying },
      },
    },
    payment: {
      entry: assign({ paying: null }),
      invoke: [
        {
          id: 'paying',
          systemId: 'paying',
          src: 'paying',
          input: ({ context: { item, user, attempt, sent, provider } }) => ({
            item,
            user,
            attempt: attempt ?? '',
            sent,
            provider,
          }),
          onSnapshot: { actions: assign({ paying: ({ event }) => event.snapshot }) },
        },
        { src: 'hear', input: 'paying' },
      ],
      on: {
        'payment.submit': { actions: 'handToPaying' },
        'payment.retry': { actions: 'handToPaying' },
        'page.restored': { actions: 'handToPaying' },
        'provider.ready': { actions: [{ type: 'keepProvider', params: 'ready' }, 'handToPaying'] },
        'provider.failed': { actions: [{ type: 'keepProvider', params: 'missing' }, 'handToPaying'] },
        'provider.retry': { actions: [{ type: 'keepProvider', params: 'loading' }, 'handToPaying'] },
        // A payment that is left in the middle stays `sent`: the next one asks what became of it before it opens.
        'purchase.back': 'item',
        heard: {
          guard: { type: 'isPaid', params: ({ event }) => event.tell },
          target: 'paid',
          actions: [
            { type: 'keepPaid', params: ({ event }) => event.tell },
            { type: 'handOn', params: ({ event }) => event.tell },
          ],
        },
      },
    },
    paid: { on: { 'purchase.back': 'item' } },
  },
})

/** The chain over an API and a card provider: a function for each call, or one for all. */
export function purchaseOver(calls: PurchaseCalls | Ask<keyof PurchaseCalls>): typeof purchase {
  return purchase.provide({
    actors: { buying: answered(buyMachine, calls), paying: answered(intentPaymentMachine, calls) },
  })
}

/** What the host draws. */
export type PurchaseView = { item: Item } & (
  | ({ step: 'item'; notice: Message | undefined } & BuyView)
  | ({ step: 'payment'; payer: string | undefined } & Omit<IntentPaymentView, 'clientSecret'>)
  | { step: 'paid'; amountCents: number }
)

/** Reads off the chain what is drawn of it. */
export function selectPurchaseView({ value, context }: SnapshotFrom<typeof purchase>): PurchaseView {
  const { item, user, buying, paying } = context
  switch (value) {
    case 'item': {
      const view: BuyView = buying ? selectBuyView(buying) : { dialog: 'none', busy: false }
      return { item, step: 'item', notice: context.notice || undefined, ...view }
    }
    case 'payment': {
      const { clientSecret: _secret, ...payment }: IntentPaymentView = paying
        ? selectIntentPaymentView(paying)
        : {
            status: 'preparing',
            amountCents: toCents(item.price ?? 0),
            clientSecret: undefined,
            message: undefined,
            reason: undefined,
          }
      return { item, step: 'payment', payer: user?.email, ...payment }
    }
    case 'paid':
      return { item, step: 'paid', amountCents: context.paidCents }
    default:
      return value satisfies never
  }
}

/** What the player may do; an offer leads out of the chain, and is the host's to take. */
export interface PurchaseIntents extends Omit<BuyIntents, 'onMakeOffer'>, IntentPaymentIntents {
  onBack: () => void
}

/** Each intent as a function that sends its event. */
export function purchaseIntents(send: (event: PurchaseEvent) => void): PurchaseIntents {
  const { onMakeOffer: _leadsOut, ...buying } = buyIntents(send)
  return { ...buying, ...intentPaymentIntents(send), onBack: () => send({ type: 'purchase.back' }) }
}

/** All that `@meridian/ui/screens/purchase` takes of the chain: what it draws, and what the player may do. */
export const purchaseProps = (
  snapshot: SnapshotFrom<typeof purchase>,
  send: (event: PurchaseEvent) => void,
): PurchaseView & PurchaseIntents => ({ ...selectPurchaseView(snapshot), ...purchaseIntents(send) })
