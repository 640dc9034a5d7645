import { failureMessage, serverWords, type Item } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { toCents } from '@meridian/contract/rules/pricing'
import { assign, emit, setup } from 'xstate'
import { notProvided } from '../shared/not-provided.ts'
import { errorToast, type ToastTell } from '../shared/tells.ts'

export interface PaymentInput {
  item: Item
  /** `null` when nobody is signed in. */
  user: { id: string; email?: string | undefined } | null
  /** The idempotency key: made once per purchase by the page, kept over a reload, never made by the flow. */
  attempt: string
}

/** Everything that opens a payment; without any of it the order is refused (Spec 5). */
export interface PaymentOrder {
  /** The price in whole `cents`; the platform fee is not part of it (Spec 9). */
  amountCents: number
  item: Item
  userId: string
  /** Not every account has one. */
  email: string | undefined
  attempt: string
}

export interface ConfirmPaymentInput {
  clientSecret: string
  /** Whole `cents`, for the return address (Spec 7). */
  amountCents: number
}

/** The provider's answer: the browser is on its way to the return address, or the card was not taken. */
export type ConfirmPaymentAnswer = { status: 'redirecting' } | { status: 'failed'; message?: string }

export type PaymentEvent =
  | { type: 'provider.ready' }
  | { type: 'provider.failed' }
  | { type: 'payment.submit' }
  | { type: 'payment.retry' }
  | { type: 'page.restored' }

interface PaymentContext {
  /** `null` when the order is refused. */
  order: PaymentOrder | null
  /** `missing` says 'Stripe not loaded': loading failed, or the player was faster than it. */
  provider: 'loading' | 'missing' | 'ready'
  /** Empty until the intent exists. */
  clientSecret: string
  /** The inline error; empty for none. */
  error: string
}

function orderFrom({ item, user, attempt }: PaymentInput): PaymentOrder | null {
  const amountCents = toCents(item.price ?? 0)
  if (!user?.id || item.id === '' || amountCents <= 0) return null
  return { amountCents, item, userId: user.id, email: user.email, attempt }
}

/** The order of every state but `refused`. */
function orderOf({ order }: PaymentContext): PaymentOrder {
  if (!order) throw new Error('There is no order to pay')
  return order
}

/**
 * The secure payment page (Spec 2, Stripe-payment page; Spec 7): opens a payment intent, waits for the card provider
 * and the player, confirms with the provider, and stays busy while the browser leaves. A failed payment goes back to
 * the form with the same intent, so that trying again cannot charge twice.
 */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as ToastTell,
  },
  actors: {
    createIntent: notProvided<{ clientSecret?: string }, PaymentOrder>('createIntent'),
    confirmPayment: notProvided<ConfirmPaymentAnswer, ConfirmPaymentInput>('confirmPayment'),
  },
  guards: {
    isRefused: ({ context }) => context.order === null,
    providerReady: ({ context }) => context.provider === 'ready',
    hasSecret: (_, intent: { clientSecret?: string }) => Boolean(intent.clientSecret),
    isRedirecting: (_, answer: ConfirmPaymentAnswer) => answer.status === 'redirecting',
  },
  actions: {
    keepProvider: assign({ provider: (_, provider: PaymentContext['provider']) => provider }),
    keepSecret: assign({
      clientSecret: (_, intent: { clientSecret?: string }) => intent.clientSecret ?? '',
    }),
    clearError: assign({ error: '' }),
    showError: assign({ error: (_, text: string) => text }),
    showIntentFailure: assign({
      error: (_, { error }: { error: unknown }) => serverWords(error) ?? messages.intentFailed,
    }),
    showPaymentFailure: assign({
      error: (_, { error }: { error: unknown }) => failureMessage(error, messages.paymentFailed),
    }),
    announceError: emit(({ context }): ToastTell => errorToast(context.error)),
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ order: orderFrom(input), provider: 'loading', clientSecret: '', error: '' }),
  initial: 'deciding',
  on: {
    'provider.ready': { actions: { type: 'keepProvider', params: 'ready' } },
    'provider.failed': { actions: { type: 'keepProvider', params: 'missing' } },
  },
  states: {
    deciding: {
      always: [{ guard: 'isRefused', target: 'refused' }, { target: 'preparing' }],
    },
    refused: {},
    preparing: {
      entry: 'clearError',
      invoke: {
        id: 'createIntent',
        src: 'createIntent',
        input: ({ context }) => orderOf(context),
        onDone: [
          {
            guard: { type: 'hasSecret', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepSecret', params: ({ event }) => event.output },
          },
          { target: 'unavailable', actions: { type: 'showError', params: messages.clientSecretMissing } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'showIntentFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: { on: { 'payment.retry': 'preparing' } },
    ready: {
      on: {
        'payment.submit': [
          { guard: 'providerReady', target: 'processing' },
          { actions: { type: 'keepProvider', params: 'missing' } },
        ],
      },
    },
    processing: {
      entry: 'clearError',
      // A page from the back-forward cache may hold a confirmation that never answers: the browser left in the middle.
      on: { 'page.restored': 'ready' },
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => ({
          clientSecret: context.clientSecret,
          amountCents: orderOf(context).amountCents,
        }),
        onDone: [
          { guard: { type: 'isRedirecting', params: ({ event }) => event.output }, target: 'redirecting' },
          {
            target: 'ready',
            actions: [
              {
                type: 'showError',
                params: ({ event }) =>
                  (event.output.status === 'failed' && event.output.message) || messages.paymentFailed,
              },
              'announceError',
            ],
          },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'showPaymentFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    redirecting: { on: { 'page.restored': 'ready' } },
  },
})
