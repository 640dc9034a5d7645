import { refusalCodeIn, serverMessageOf } from '@meridian-2117/contract'
import { assign, setup } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import { orderFrom, type Order, type OrderInput } from '../shared/order.ts'
import { outcomeMachine } from '../shared/outcome.ts'
import {
  backTo,
  orderOf,
  paymentContext,
  paymentEvents,
  paymentFailed,
  paymentRules,
  paymentStates,
  paymentTypes,
  type PaymentContext,
} from '../shared/payment-setup.ts'

/** Adds the progress of the provider's fields to the order. */
export interface SecurePaymentInput extends OrderInput {
  /** @default 'loading' */
  provider?: PaymentContext['provider'] | undefined
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

/**
 * Runs the secure payment page. It opens a payment, waits for the card provider and the player, and confirms
 * with the provider. It stays busy while the browser leaves. A declined payment returns to the form with the same
 * payment, so a retry cannot charge twice. The payment is opened again if the provider cannot confirm it, such as
 * a canceled one, and after an unknown outcome. While the outcome is unknown nothing can be paid; the machine asks the
 * server with growing pauses.
 */
export const securePaymentMachine = setup({
  types: { ...paymentTypes, input: {} as SecurePaymentInput },
  actors: {
    openPayment: unimplementedActor<{ clientSecret?: string }, Order>('openPayment'),
    confirmPayment: unimplementedActor<ConfirmPaymentAnswer, ConfirmPaymentInput>('confirmPayment'),
    outcome: outcomeMachine,
  },
})
  .extend(paymentRules)
  .extend({
    guards: {
      providerReady: ({ context }) => context.provider === 'ready',
      hasSecret: (_, opened: { clientSecret?: string }) => Boolean(opened.clientSecret),
      isRedirecting: (_, answer: ConfirmPaymentAnswer) => answer.status === 'redirecting',
      isNotSent: (_, answer: ConfirmPaymentAnswer) => answer.status === 'notSent',
      /** The provider refused the card, and says why. Without a reason it refused the payment. */
      isDeclined: (_, answer: ConfirmPaymentAnswer) => answer.status === 'failed' && Boolean(answer.message),
    },
    actions: {
      setClientSecret: assign({
        clientSecret: (_, opened: { clientSecret?: string }) => opened.clientSecret ?? '',
      }),
      showOpenFailure: assign({
        error: (_, { error }: { error: unknown }): Failure => ({
          code: refusalCodeIn(error),
          message: serverMessageOf(error) ?? { key: 'intentFailed' },
        }),
      }),
      showNotSent: assign({
        error: (_, answer: ConfirmPaymentAnswer): Failure => ({
          message: (answer.status === 'notSent' && answer.message) || { key: 'providerNotLoaded' },
        }),
      }),
    },
    delays: {
      /** Milliseconds that the server may take to open the payment; nothing is charged by then. */
      openLimit: 60_000,
      /** Milliseconds of a confirmation after which the page says that it takes long. */
      slowDelay: 30_000,
      /** Milliseconds more that the provider and the player's bank may take before the outcome is read. */
      confirmLimit: 570_000,
      /** Milliseconds that the browser may take to leave. */
      leaveLimit: 30_000,
    },
  })
  .createMachine({
    id: 'securePayment',
    context: ({ input }) => ({
      ...paymentContext(input, input.player?.id ? orderFrom(input) : null),
      provider: input.provider ?? 'loading',
    }),
    initial: 'deciding',
    on: paymentEvents,
    states: {
      deciding: {
        always: [
          { guard: 'isRefused', target: 'refused' },
          { guard: 'isSentBefore', target: 'unknown' },
          { target: 'preparing' },
        ],
      },
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
            actions: { type: 'showOpenFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
        after: {
          openLimit: {
            target: 'unavailable',
            actions: { type: 'showError', params: { key: 'intentFailed' } },
          },
        },
      },
      unavailable: {
        always: { guard: 'isReplaced', target: 'replaced' },
        on: { 'payment.retry': { target: 'preparing', actions: 'clearErrors' } },
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
        entry: ['clearErrors', 'announceSent'],
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
              actions: [{ type: 'showError', params: paymentFailed }, 'announceError', 'announceNotCharged'],
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
      returning: backTo('ready'),
      // The secret stays until the new one is there: fields of the same payment keep their text.
      reopening: backTo('preparing'),
      ...paymentStates,
    },
  })
