import { refusalCodeIn, serverMessageOf } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
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
import { errorToast, type SignInNeededEvent, type ToastEvent } from '../shared/emitted-events.ts'

/** Adds the progress of the provider's fields to the order. */
export interface SecurePaymentInput extends OrderInput {
  /** @default 'loading' */
  provider?: 'loading' | 'missing' | 'ready' | undefined
}

/** Identifies the payment that the card provider confirms. */
export interface ConfirmPaymentInput {
  clientSecret: string
  /** Whole `cents`, for the return address. */
  amountCents: number
}

/**
 * Says how a confirmation ended: paid, redirecting to the return address, refused by the provider, or never sent. After
 * a rejection the outcome is unknown.
 */
export type ConfirmPaymentAnswer =
  | { status: 'paid' }
  | { status: 'redirecting' }
  | { status: 'failed'; message?: string | undefined }
  | { status: 'notSent'; message?: string | undefined }

/** Sent by the payment page: its fields load or fail, the player pays or retries, the browser restores the page. */
export type SecurePaymentEvent =
  | PageEvent
  | { type: 'provider.ready' }
  | { type: 'provider.failed' }
  | { type: 'provider.retry' }
  | { type: 'payment.submit' }
  | { type: 'payment.retry' }
  | { type: 'page.restored' }

/** Events that the machine emits to its page. */
export type SecurePaymentEmitted = ToastEvent | SignInNeededEvent | AttemptEvent | PaidEvent | ReplacedEvent

/** Holds the order and the progress of its payment. */
export interface SecurePaymentContext extends PageContext {
  /** `null` when the order is refused: without a player, an item or a price. */
  order: Order | null
  /** The page was opened after a confirmation of this attempt had been sent. */
  sentBefore: boolean
  /** `missing` means 'Stripe not loaded': loading failed, or the player pressed before it had loaded. */
  provider: NonNullable<SecurePaymentInput['provider']>
  /** Empty until the intent exists. */
  clientSecret: string
  /** Says why the last step failed; `null` without a failure. */
  error: Failure | null
}

/**
 * Runs the secure payment page. It opens a payment intent, waits for the card provider and the player, and confirms
 * with the provider. It stays busy while the browser leaves. A declined payment returns to the form with the same
 * intent, so a retry cannot charge twice. The payment is opened again if the provider cannot confirm the intent, such as
 * a canceled one, and after an unknown outcome. While the outcome is unknown nothing can be paid; the machine asks the
 * server with growing pauses.
 */
export const securePaymentMachine = setup({
  types: {
    input: {} as SecurePaymentInput,
    context: {} as SecurePaymentContext,
    events: {} as SecurePaymentEvent,
    emitted: {} as SecurePaymentEmitted,
  },
  actors: {
    openPayment: unimplementedActor<{ clientSecret?: string }, Order>('openPayment'),
    confirmPayment: unimplementedActor<ConfirmPaymentAnswer, ConfirmPaymentInput>('confirmPayment'),
    outcome: outcomeMachine,
  },
  guards: {
    isRefused: ({ context }) => context.order === null,
    isSentBefore: ({ context }) => context.sentBefore,
    providerReady: ({ context }) => context.provider === 'ready',
    hasSecret: (_, intent: { clientSecret?: string }) => Boolean(intent.clientSecret),
    isRedirecting: (_, answer: ConfirmPaymentAnswer) => answer.status === 'redirecting',
    isNotSent: (_, answer: ConfirmPaymentAnswer) => answer.status === 'notSent',
    /** The provider refused the card, and says why. Without a reason it refused the intent. */
    isDeclined: (_, answer: ConfirmPaymentAnswer) => answer.status === 'failed' && Boolean(answer.message),
    isPaid: (_, outcome: { status: string }) => outcome.status === 'paid',
    isOutcomeRefused: (_, outcome: { status: string }) => outcome.status === 'refused',
    isSignedOut: ({ context }) => isSignedOut(context),
    isReplaced: ({ context }) => isReplaced(context),
    isSamePlayer: ({ context }, playerId: string | null) => context.began.playerId === playerId,
  },
  actions: {
    setProvider: assign({ provider: (_, provider: SecurePaymentContext['provider']) => provider }),
    setClientSecret: assign({
      clientSecret: (_, intent: { clientSecret?: string }) => intent.clientSecret ?? '',
    }),
    setPlayer: assign({
      current: ({ context }, playerId: string | null) => ({ ...context.current, playerId }),
    }),
    setPrice: assign({
      current: ({ context }, amountCents: number) => ({ ...context.current, amountCents }),
    }),
    clearError: assign({ error: null }),
    showError: assign({ error: (_, message: Message): Failure => ({ message }) }),
    showIntentFailure: assign({
      error: (_, { error }: { error: unknown }): Failure => ({
        code: refusalCodeIn(error),
        message: serverMessageOf(error) ?? { key: 'intentFailed' },
      }),
    }),
    showRefusal: assign({
      error: (_, answer: ConfirmPaymentAnswer): Failure => ({
        message: (answer.status === 'failed' && answer.message) || { key: 'paymentFailed' },
      }),
    }),
    showNotSent: assign({
      error: (_, answer: ConfirmPaymentAnswer): Failure => ({
        message: (answer.status === 'notSent' && answer.message) || { key: 'providerNotLoaded' },
      }),
    }),
    announceError: emit(({ context }): SecurePaymentEmitted =>
      errorToast(context.error?.message ?? { key: 'paymentFailed' }),
    ),
    announceSent: emit(({ context }): SecurePaymentEmitted => attemptSent(context)),
    announceNotCharged: emit(({ context }): SecurePaymentEmitted => attemptNotCharged(context)),
    announcePaid: emit(({ context }): SecurePaymentEmitted => paymentPaid(context)),
    announceSignIn: emit(({ context }): SecurePaymentEmitted => ({
      type: 'signIn.needed',
      item: orderOf(context).item,
    })),
    announceReplaced: emit((): SecurePaymentEmitted => ({ type: 'order.replaced' })),
  },
  delays: {
    /** Milliseconds that the server may take to open the payment; nothing is charged by then. */
    intentLimit: 60_000,
    /** Milliseconds of a confirmation after which the page says that it takes long. */
    slowDelay: 30_000,
    /** Milliseconds more that the provider and the player's bank may take before the outcome is read. */
    confirmLimit: 570_000,
    /** Milliseconds that the browser may take to leave. */
    leaveLimit: 30_000,
  },
}).createMachine({
  id: 'securePayment',
  context: ({ input }) => ({
    ...pageContext(input),
    order: input.player?.id ? orderFrom(input) : null,
    sentBefore: input.sent,
    provider: input.provider ?? 'loading',
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
  },
  states: {
    deciding: {
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isSentBefore', target: 'unknown' },
        { target: 'preparing' },
      ],
    },
    refused: { always: { guard: 'isReplaced', target: 'replaced' } },
    preparing: {
      always: { guard: 'isReplaced', target: 'replaced' },
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => orderOf(context),
        onDone: [
          {
            guard: { type: 'hasSecret', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'setClientSecret', params: ({ event }) => event.output },
          },
          { target: 'unavailable', actions: { type: 'showError', params: { key: 'clientSecretMissing' } } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'showIntentFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        intentLimit: {
          target: 'unavailable',
          actions: { type: 'showError', params: { key: 'intentFailed' } },
        },
      },
    },
    unavailable: {
      always: { guard: 'isReplaced', target: 'replaced' },
      on: { 'payment.retry': { target: 'preparing', actions: 'clearError' } },
    },
    ready: {
      always: { guard: 'isReplaced', target: 'replaced' },
      on: {
        'payment.submit': [
          { guard: 'providerReady', target: 'processing' },
          { actions: { type: 'setProvider', params: 'missing' } },
        ],
      },
    },
    processing: {
      // Emitted before the call: a page that is closed during the call finds the mark when it opens again.
      entry: ['clearError', 'announceSent'],
      // A page from the back-forward cache may hold a confirmation that never answers: the browser left in the middle.
      on: { 'page.restored': 'unknown' },
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => ({
          clientSecret: context.clientSecret,
          amountCents: orderOf(context).amountCents,
        }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'paid',
          },
          { guard: { type: 'isRedirecting', params: ({ event }) => event.output }, target: 'redirecting' },
          {
            guard: { type: 'isNotSent', params: ({ event }) => event.output },
            target: 'returning',
            actions: [{ type: 'showNotSent', params: ({ event }) => event.output }, 'announceNotCharged'],
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'returning',
            actions: [
              { type: 'showRefusal', params: ({ event }) => event.output },
              'announceError',
              'announceNotCharged',
            ],
          },
          {
            target: 'reopening',
            actions: [
              { type: 'showError', params: { key: 'paymentFailed' } },
              'announceError',
              'announceNotCharged',
            ],
          },
        ],
        onError: 'unknown',
      },
      initial: 'confirming',
      states: {
        confirming: { after: { slowDelay: 'slow' } },
        slow: { after: { confirmLimit: '#securePayment.unknown' } },
      },
    },
    redirecting: { on: { 'page.restored': 'unknown' }, after: { leaveLimit: 'unknown' } },
    unknown: {
      // A read from before the back-forward cache may never be answered.
      on: { 'page.restored': { target: 'unknown', reenter: true } },
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => unknownPayment(context),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'paid',
          },
          {
            guard: { type: 'isOutcomeRefused', params: ({ event }) => event.output },
            target: 'signInNeeded',
          },
          {
            target: 'reopening',
            actions: [{ type: 'showError', params: { key: 'paymentFailed' } }, 'announceNotCharged'],
          },
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
    returning: { always: [{ guard: 'isSignedOut', target: 'ended' }, { target: 'ready' }] },
    // The secret stays until the new one is there: fields of the same payment keep their text.
    reopening: { always: [{ guard: 'isSignedOut', target: 'ended' }, { target: 'preparing' }] },
    ended: { on: { 'session.changed': 'replaced' } },
    paid: { type: 'final', entry: 'announcePaid' },
    replaced: { type: 'final', entry: 'announceReplaced' },
  },
})
