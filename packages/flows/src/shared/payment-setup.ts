import type { Item } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { toCents } from '@meridian-2117/contract/money/pricing'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import { assign, setup } from 'xstate'
import { errorToast, type SignInNeededEvent, type ToastEvent } from './emitted-events.ts'
import type { Failure } from './failure.ts'
import type { Order, OrderInput, PageEvent } from './order.ts'
import { outcomeMachine, type AttemptEvent, type PaidEvent } from './outcome.ts'
import type { RefusedCharge } from './refused-charge.ts'

/** Sent by a payment page: its fields load or fail, the player types, pays or retries, the browser restores the page. */
export type PaymentEvent =
  | PageEvent
  | { type: 'provider.ready' }
  | { type: 'provider.failed' }
  | { type: 'provider.retry' }
  | { type: 'name.changed'; name: string }
  | { type: 'payment.submit' }
  | { type: 'payment.retry' }
  | { type: 'page.restored' }

/** This payment ends, and the page starts another one for its current player and price. */
export interface ReplacedEvent {
  type: 'order.replaced'
}

type PaymentEmitted = ToastEvent | SignInNeededEvent | AttemptEvent | PaidEvent | ReplacedEvent

/** The player who pays and the item's price, as the page knows them. */
interface Payable {
  /** `null` for a visitor. */
  playerId: string | null
  /** Whole `cents`; 0 for an item that cannot be bought. */
  amountCents: number
}

/** Holds the order and the progress of its payment. */
export interface PaymentContext {
  began: Payable
  current: Payable
  /** `null` when there is nothing to pay; the flow is then `refused`. */
  order: Order | null
  /** The page was opened after a charge of this attempt had been sent. */
  sentBefore: boolean
  /** `missing` means 'Stripe not loaded': loading failed, or the player pressed before it had loaded. */
  provider: 'loading' | 'missing' | 'ready'
  /** As typed on the card payment page; empty on the other. */
  name: string
  /** The player pressed Pay without a name. */
  nameMissing: boolean
  /** Empty until the provider has made a payment method of the card. */
  paymentMethodId: string
  /** Empty until this try has a payment at the card provider. */
  clientSecret: string
  /** Says why the last step failed; `null` without a failure. */
  error: Failure | null
}

/** Returns the context of a payment that begins. */
export function paymentContext({ item, player, sent }: OrderInput, order: Order | null): PaymentContext {
  const began = { playerId: player?.id ?? null, amountCents: toCents(item.price ?? 0) }
  return {
    began,
    current: began,
    order,
    sentBefore: sent,
    provider: 'loading',
    name: '',
    nameMissing: false,
    paymentMethodId: '',
    clientSecret: '',
    error: null,
  }
}

const isSamePlayer = ({ began, current }: PaymentContext): boolean => began.playerId === current.playerId

/** Returns whether the player who pays is signed in no more. */
export const isSignedOut = (context: PaymentContext): boolean =>
  context.began.playerId !== null && !isSamePlayer(context)

/** Returns the order. Throws in the state `refused`, which has none. */
export function orderOf({ order }: PaymentContext): Order {
  if (!order) throw new Error('There is no order to pay')
  return order
}

export const paymentFailed: Message = { key: 'paymentFailed' }

/** Messages of these refusals are outdated once the outcome of the payment is known. */
const processingCodes: ReadonlySet<RefusalCode> = new Set(['payment_processing', 'outcome_unknown'])

/** A failed answer of the provider or of our server. */
type Refused = Omit<RefusedCharge, 'status'> & { status: string }

/** Types of both payment machines. */
export const paymentTypes = {
  context: {} as PaymentContext,
  events: {} as PaymentEvent,
  emitted: {} as PaymentEmitted,
}

const payment = setup({ types: paymentTypes, actors: { outcome: outcomeMachine } })

/** Makes an action with parameters, which XState's `setup` types only inside of itself. */
const change = <Params>(
  changes: (args: { context: PaymentContext }, params: Params) => Partial<PaymentContext>,
) => assign<PaymentContext, PaymentEvent, Params, PaymentEvent, never>(changes)

interface Given {
  context: PaymentContext
}

/** Guards and actions of both payment machines. */
export const paymentRules = {
  guards: {
    isRefused: ({ context }: Given) => context.order === null,
    /** Without a player's id no server charges. */
    isVisitor: ({ context }: Given) => context.began.playerId === null,
    isSentBefore: ({ context }: Given) => context.sentBefore,
    isPaid: (_: Given, answer: { status: string }) => answer.status === 'paid',
    isOutcomeRefused: (_: Given, outcome: { status: string }) => outcome.status === 'refused',
    isSignedOut: ({ context }: Given) => isSignedOut(context),
    isPlayerBack: ({ context }: Given, playerId: string | null) =>
      isSignedOut(context) && context.began.playerId === playerId,
    /** Another payment replaces this one, unless it is under way. */
    isReplaced: ({ context }: Given) =>
      !isSamePlayer(context) || context.began.amountCents !== context.current.amountCents,
  },
  actions: {
    setProvider: change((_, provider: PaymentContext['provider']) => ({ provider })),
    setPlayer: change(({ context }, playerId: string | null) => ({
      current: { ...context.current, playerId },
    })),
    setPrice: change(({ context }, amountCents: number) => ({
      current: { ...context.current, amountCents },
    })),
    clearErrors: payment.assign({ error: null, nameMissing: false }),
    showError: change((_, message: Message) => ({ error: { message } })),
    showRefusal: change((_, { code, message }: Refused) => ({
      error: { code, message: message || paymentFailed },
    })),
    /**
     * Shows the failed call's own message once it is known that nothing was charged. The default message replaces one
     * about a pending payment.
     */
    showUnpaid: payment.assign({
      error: ({ context: { error } }) =>
        error && !(error.code && processingCodes.has(error.code)) ? error : { message: paymentFailed },
    }),
    announceError: payment.enqueueActions(({ context, enqueue }) => {
      const error = context.error ?? { message: paymentFailed }
      enqueue.emit(errorToast(error.message))
      enqueue.assign({ error: { ...error, isInToast: true } })
    }),
    announceSent: payment.emit(({ context }) => ({
      type: 'attempt.sent',
      attempt: orderOf(context).attempt,
      clientSecret: context.clientSecret,
    })),
    announceNotCharged: payment.emit(({ context }) => ({
      type: 'attempt.notCharged',
      attempt: orderOf(context).attempt,
    })),
    announcePaid: payment.emit(({ context }) => {
      const { attempt, amountCents } = orderOf(context)
      return { type: 'payment.paid', attempt, amountCents }
    }),
    announceSignIn: payment.emit(({ context }): { type: 'signIn.needed'; item: Item } => ({
      type: 'signIn.needed',
      item: orderOf(context).item,
    })),
    announceReplaced: payment.emit({ type: 'order.replaced' }),
  },
}

const { createStateConfig } = payment.extend(paymentRules)

/** A payment goes on for its own player. */
const onPlayerBack = {
  guard: {
    type: 'isPlayerBack',
    params: ({ event }: { event: { playerId: string | null } }) => event.playerId,
  },
  target: 'unknown',
  reenter: true,
  actions: {
    type: 'setPlayer',
    params: ({ event }: { event: { playerId: string | null } }) => event.playerId,
  },
} as const

/** Events that both payment machines handle in every state. */
export const paymentEvents = createStateConfig({
  on: {
    'provider.ready': { actions: { type: 'setProvider', params: 'ready' } },
    'provider.failed': { actions: { type: 'setProvider', params: 'missing' } },
    'provider.retry': { actions: { type: 'setProvider', params: 'loading' } },
    'session.changed': { actions: { type: 'setPlayer', params: ({ event }) => event.playerId } },
    'price.changed': { actions: { type: 'setPrice', params: ({ event }) => event.amountCents } },
  },
}).on

/** Nothing was charged; nobody sees it. A player who is signed out gets no form. */
export const backTo = <State extends string>(form: State) =>
  createStateConfig({ always: [{ guard: 'isSignedOut', target: 'ended' }, { target: form }] })

/** States of both payment machines. `unknown` leads to the machine's own state `reopening`. */
export const paymentStates = {
  refused: createStateConfig({ always: { guard: 'isReplaced', target: 'replaced' } }),
  unknown: createStateConfig({
    on: {
      // A read from before the back-forward cache may never be answered.
      'page.restored': { target: 'unknown', reenter: true },
      // A read with the token that has ended can only be refused.
      'session.changed': onPlayerBack,
    },
    invoke: {
      id: 'outcome',
      src: 'outcome',
      input: ({ context }) => {
        const { playerId, item, attempt } = orderOf(context)
        return { playerId, itemId: item.id, clientSecret: context.clientSecret, attempt }
      },
      onDone: [
        { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
        { guard: { type: 'isOutcomeRefused', params: ({ event }) => event.output }, target: 'signInNeeded' },
        { target: 'reopening', actions: ['showUnpaid', 'announceNotCharged'] },
      ],
    },
  }),
  signInNeeded: createStateConfig({ entry: 'announceSignIn', on: { 'session.changed': onPlayerBack } }),
  ended: createStateConfig({ on: { 'session.changed': 'replaced' } }),
  paid: createStateConfig({ type: 'final', entry: 'announcePaid' }),
  replaced: createStateConfig({ type: 'final', entry: 'announceReplaced' }),
}
