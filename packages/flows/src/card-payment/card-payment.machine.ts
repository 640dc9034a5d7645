import { failureMessage, refusalCodeIn, type CardCharge } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { finalStatuses } from '@meridian-2117/contract/money/payment-status'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import { assign, emit, setup } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import {
  attemptNotCharged,
  attemptSent,
  isReplaced,
  isSignedOut,
  orderFrom,
  orderOf,
  pageContext,
  paymentPaid,
  unknownPayment,
  type Order,
  type OrderInput,
  type PageContext,
  type PageEvent,
  type ReplacedEvent,
} from '../shared/order.ts'
import { outcomeMachine, type AttemptEvent, type PaidEvent } from '../shared/outcome.ts'
import type { RefusedCharge } from '../shared/refused-charge.ts'
import { errorToast, type SignInNeededEvent, type ToastEvent } from '../shared/emitted-events.ts'

/** Adds the name that was typed before a reload to the order. */
export interface CardPaymentInput extends OrderInput {
  /** As printed on the card. */
  name: string
}

/** The card itself stays in the provider's fields. */
export interface CreateMethodInput {
  /** Billing name. */
  name: string
}

/** The provider's answer to the card fields. A payment method charges nothing. */
export type CreateMethodAnswer =
  | { status: 'made'; paymentMethodId: string }
  | { status: 'refused'; message?: string | undefined }
  | { status: 'notLoaded' }

/** Our server charges this order with the payment method. */
export interface ChargeCardInput extends Order {
  name: string
  paymentMethodId: string
}

/** The card call's answer. After a rejection the card may have been charged. */
export type ChargeCardAnswer = CardCharge | RefusedCharge

/** Identifies the payment whose bank asks the player. */
export interface AskBankInput {
  clientSecret: string
}

/** The result of the bank's question. After a rejection it is unknown. */
export type AskBankAnswer = { status: 'paid' } | { status: 'failed'; message?: string | undefined }

/** Sent by a card payment page: its fields load or fail, the player types or pays, the browser restores the page. */
export type CardPaymentEvent =
  | PageEvent
  | { type: 'provider.ready' }
  | { type: 'provider.failed' }
  | { type: 'provider.retry' }
  | { type: 'name.changed'; name: string }
  | { type: 'payment.submit' }
  | { type: 'page.restored' }

/** Events that the machine emits to its page. */
export type CardPaymentEmitted = ToastEvent | SignInNeededEvent | AttemptEvent | PaidEvent | ReplacedEvent

interface CardPaymentContext extends PageContext {
  /** `null` when there is nothing to pay. A visitor's order continues, and the server refuses it. */
  order: Order | null
  /** The page was opened after a charge of this attempt had been sent. */
  sentBefore: boolean
  /** `missing` means 'Stripe not loaded': loading failed, or the player pressed before it had loaded. */
  provider: 'loading' | 'missing' | 'ready'
  name: string
  /** The player pressed Pay without a name. */
  nameMissing: boolean
  /** Empty until the provider has made a payment method of the card. */
  paymentMethodId: string
  /** Empty unless a bank was to be asked. */
  clientSecret: string
  /** Says why the last try failed, shown in the form; `null` without a failure. */
  error: Failure | null
}

const paymentFailed: Message = { key: 'paymentFailed' }

/** Messages of these refusals are outdated once the outcome of the payment is known. */
const processingCodes: ReadonlySet<RefusalCode> = new Set(['payment_processing', 'outcome_unknown'])

/** A failed answer of the provider or of our server. */
type Refused = Omit<RefusedCharge, 'status'> & { status: string }

/**
 * Charges a card. The provider turns the card fields into a payment method, and our server charges it. The bank may ask
 * in between. Before the call to the server nothing is charged. After it, only an answer leads back to the form.
 * Without an answer nothing can be paid; the machine asks the server for the outcome, with growing pauses.
 */
export const cardPaymentMachine = setup({
  types: {
    input: {} as CardPaymentInput,
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    emitted: {} as CardPaymentEmitted,
  },
  actors: {
    createMethod: unimplementedActor<CreateMethodAnswer, CreateMethodInput>('createMethod'),
    chargeCard: unimplementedActor<ChargeCardAnswer, ChargeCardInput>('chargeCard'),
    askBank: unimplementedActor<AskBankAnswer, AskBankInput>('askBank'),
    outcome: outcomeMachine,
  },
  guards: {
    isRefused: ({ context }) => context.order === null,
    /** No further try can help: the item is owned, has another price, or one that no card can pay. */
    isEnded: ({ context: { error } }) => error?.code !== undefined && finalStatuses[error.code] !== undefined,
    isSentBefore: ({ context }) => context.sentBefore,
    nameMissing: ({ context }) => context.name.trim() === '',
    providerMissing: ({ context }) => context.provider !== 'ready',
    isVisitor: ({ context }) => orderOf(context).playerId === '',
    isMade: (_, answer: CreateMethodAnswer) => answer.status === 'made',
    isNotLoaded: (_, answer: CreateMethodAnswer) => answer.status === 'notLoaded',
    isPaid: (_, answer: { status: string }) => answer.status === 'paid',
    requiresAction: (_, answer: ChargeCardAnswer) => answer.status === 'requires_action',
    isOutcomeRefused: (_, outcome: { status: string }) => outcome.status === 'refused',
    isSignedOut: ({ context }) => isSignedOut(context),
    isReplaced: ({ context }) => isReplaced(context),
    isSamePlayer: ({ context }, playerId: string | null) => context.began.playerId === playerId,
  },
  actions: {
    setProvider: assign({ provider: (_, provider: CardPaymentContext['provider']) => provider }),
    setPlayer: assign({
      current: ({ context }, playerId: string | null) => ({ ...context.current, playerId }),
    }),
    setPrice: assign({
      current: ({ context }, amountCents: number) => ({ ...context.current, amountCents }),
    }),
    setName: assign({ name: (_, name: string) => name, nameMissing: false }),
    showNameMissing: assign({ nameMissing: true }),
    setMethod: assign({
      paymentMethodId: (_, answer: CreateMethodAnswer) =>
        answer.status === 'made' ? answer.paymentMethodId : '',
    }),
    setClientSecret: assign({
      clientSecret: (_, answer: ChargeCardAnswer) =>
        answer.status === 'requires_action' ? answer.clientSecret : '',
    }),
    clearErrors: assign({ error: null, nameMissing: false }),
    showError: assign({ error: (_, message: Message): Failure => ({ message }) }),
    showRefusal: assign({
      error: (_, { code, message }: Refused): Failure => ({ code, message: message || paymentFailed }),
    }),
    showFailure: assign({
      error: (_, { error }: { error: unknown }): Failure => ({
        code: refusalCodeIn(error),
        message: failureMessage(error, paymentFailed),
      }),
    }),
    /**
     * Shows the failed call's own message once it is known that nothing was charged. The default message replaces one
     * about a pending payment.
     */
    showUnpaid: assign({
      error: ({ context: { error } }): Failure =>
        error && !(error.code && processingCodes.has(error.code)) ? error : { message: paymentFailed },
    }),
    announceVisitor: emit((): CardPaymentEmitted => errorToast({ key: 'sessionRequired' })),
    announceSignIn: emit(({ context }): CardPaymentEmitted => ({
      type: 'signIn.needed',
      item: orderOf(context).item,
    })),
    announceError: emit(({ context }): CardPaymentEmitted =>
      errorToast(context.error?.message ?? paymentFailed),
    ),
    announceSent: emit(({ context }): CardPaymentEmitted => attemptSent(context)),
    announceNotCharged: emit(({ context }): CardPaymentEmitted => attemptNotCharged(context)),
    announcePaid: emit(({ context }): CardPaymentEmitted => paymentPaid(context)),
    announceReplaced: emit((): CardPaymentEmitted => ({ type: 'order.replaced' })),
  },
  delays: {
    /** Milliseconds that the provider may take to make a payment method; nothing is charged by then. */
    methodLimit: 30_000,
    /** Milliseconds that the server may take to charge before the outcome is read. */
    chargeLimit: 60_000,
    /** Milliseconds that the player may take with the bank before the outcome is read. */
    bankLimit: 600_000,
  },
}).createMachine({
  id: 'cardPayment',
  context: ({ input }) => ({
    ...pageContext(input),
    order: orderFrom(input),
    sentBefore: input.sent,
    provider: 'loading',
    name: input.name,
    nameMissing: false,
    paymentMethodId: '',
    clientSecret: '',
    error: null,
  }),
  initial: 'deciding',
  on: {
    'provider.ready': { actions: { type: 'setProvider', params: 'ready' } },
    'provider.failed': { actions: { type: 'setProvider', params: 'missing' } },
    'provider.retry': { actions: { type: 'setProvider', params: 'loading' } },
    'session.changed': { actions: { type: 'setPlayer', params: ({ event }) => event.playerId } },
    'price.changed': { actions: { type: 'setPrice', params: ({ event }) => event.amountCents } },
    'name.changed': { actions: { type: 'setName', params: ({ event }) => event.name } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isSentBefore', target: 'unknown' },
        { target: 'ready' },
      ],
    },
    refused: { always: { guard: 'isReplaced', target: 'replaced' } },
    ready: {
      always: { guard: 'isReplaced', target: 'replaced' },
      on: {
        'payment.submit': [
          { guard: 'isEnded', actions: 'announceError' },
          { guard: 'nameMissing', actions: 'showNameMissing' },
          { guard: 'providerMissing', actions: { type: 'setProvider', params: 'missing' } },
          // The toast shows, and the flow continues (docs/product.md#card-payment).
          { guard: 'isVisitor', target: 'preparing', actions: ['announceVisitor', 'announceSignIn'] },
          { target: 'preparing' },
        ],
      },
    },
    preparing: {
      entry: 'clearErrors',
      invoke: {
        id: 'createMethod',
        src: 'createMethod',
        input: ({ context }) => ({ name: context.name.trim() }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'charging',
            actions: { type: 'setMethod', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotLoaded', params: ({ event }) => event.output },
            target: 'reopening',
            actions: { type: 'setProvider', params: 'missing' },
          },
          {
            target: 'reopening',
            actions: [{ type: 'showRefusal', params: ({ event }) => event.output }, 'announceError'],
          },
        ],
        onError: {
          target: 'reopening',
          actions: [
            { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
            'announceError',
          ],
        },
      },
      after: {
        methodLimit: {
          target: 'reopening',
          actions: [{ type: 'showError', params: paymentFailed }, 'announceError'],
        },
      },
    },
    charging: {
      // Emitted before the call: a page that is closed during the call finds the mark when it opens again.
      entry: 'announceSent',
      // A page from the back-forward cache may have a call that never answers.
      on: { 'page.restored': 'unknown' },
      invoke: {
        id: 'chargeCard',
        src: 'chargeCard',
        input: ({ context }) => ({
          ...orderOf(context),
          name: context.name.trim(),
          paymentMethodId: context.paymentMethodId,
        }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          {
            guard: { type: 'requiresAction', params: ({ event }) => event.output },
            target: 'awaitingBank',
            actions: { type: 'setClientSecret', params: ({ event }) => event.output },
          },
          {
            target: 'reopening',
            actions: [{ type: 'showRefusal', params: ({ event }) => event.output }, 'announceNotCharged'],
          },
        ],
        onError: [
          // Without a player's id no server charges.
          {
            guard: 'isVisitor',
            target: 'reopening',
            actions: [
              { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
              'announceNotCharged',
            ],
          },
          {
            target: 'unknown',
            actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: { chargeLimit: 'unknown' },
    },
    awaitingBank: {
      // The secret is known now: a bank's own page returns the player with it.
      entry: 'announceSent',
      on: { 'page.restored': 'unknown' },
      invoke: {
        id: 'askBank',
        src: 'askBank',
        input: ({ context: { clientSecret } }) => ({ clientSecret }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          {
            target: 'reopening',
            actions: [
              { type: 'showRefusal', params: ({ event }) => event.output },
              'announceError',
              'announceNotCharged',
            ],
          },
        ],
        onError: 'unknown',
      },
      after: { bankLimit: 'unknown' },
    },
    unknown: {
      // A read from before the back-forward cache may never be answered.
      on: { 'page.restored': { target: 'unknown', reenter: true } },
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => unknownPayment(context),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          {
            guard: { type: 'isOutcomeRefused', params: ({ event }) => event.output },
            target: 'signInNeeded',
          },
          { target: 'reopening', actions: ['showUnpaid', 'announceNotCharged'] },
        ],
      },
    },
    signInNeeded: {
      entry: 'announceSignIn',
      on: {
        'session.changed': {
          guard: { type: 'isSamePlayer', params: ({ event }) => event.playerId },
          target: 'unknown',
          actions: { type: 'setPlayer', params: ({ event }) => event.playerId },
        },
      },
    },
    reopening: { always: [{ guard: 'isSignedOut', target: 'ended' }, { target: 'ready' }] },
    ended: { on: { 'session.changed': 'replaced' } },
    paid: { type: 'final', entry: 'announcePaid' },
    replaced: { type: 'final', entry: 'announceReplaced' },
  },
})
