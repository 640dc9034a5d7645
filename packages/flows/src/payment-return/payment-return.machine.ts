import type { Message } from '@meridian-2117/contract/messages/message'
import { emit, setup } from 'xstate'
import { errorToast, type ToastEvent } from '../shared/emitted-events.ts'

/** The query of an address that the browser returns to after a payment. */
export interface PaymentNews {
  /** The provider's status, only on the dashboard's address; `null` without one. */
  redirectStatus: string | null
  /** Present after a successful hosted payment, on any page. */
  sessionId: string | null
  /** The secret of the payment that the provider's redirect names; `null` without one. */
  clientSecret: string | null
}

/** The page has read the query of its address. */
export type PaymentReturnEvent = { type: 'address.read' } & PaymentNews

/** The provider's redirect says that this payment succeeded. The page forgets its attempt, if this tab has sent it. */
export interface SettledEvent {
  type: 'payment.settled'
  clientSecret: string
}

/** The toast has shown, so the page removes the news from its address. */
export interface ClearEvent {
  type: 'query.clear'
}

/** Events that the machine emits to its page. */
export type PaymentReturnEmitted = ToastEvent | SettledEvent | ClearEvent

/** A page that is mounted twice shows one toast, as toasts of one id replace each other. */
const toastId = 'payment-return'

/**
 * Handles the return from a card payment: each return shows one toast, then its news leave the address. Nothing more
 * shows until the address is clear. Anybody can write such an address, so only a payment's secret settles something.
 */
export const paymentReturnMachine = setup({
  types: {
    events: {} as PaymentReturnEvent,
    emitted: {} as PaymentReturnEmitted,
  },
  guards: {
    isPaid: (_, { redirectStatus }: PaymentNews) => redirectStatus === 'succeeded',
    isFailed: (_, { redirectStatus }: PaymentNews) => redirectStatus === 'failed',
    isProcessing: (_, { redirectStatus }: PaymentNews) =>
      redirectStatus === 'pending' || redirectStatus === 'processing',
    isSession: (_, { sessionId }: PaymentNews) => sessionId !== null,
    isUnknownStatus: (_, { redirectStatus }: PaymentNews) => redirectStatus !== null,
    isNothing: (_, { redirectStatus, sessionId }: PaymentNews) =>
      redirectStatus === null && sessionId === null,
  },
  actions: {
    announcePaid: emit((_, message: Message): PaymentReturnEmitted => ({
      type: 'toast',
      tone: 'success',
      message,
      id: toastId,
    })),
    announceFailed: emit((): PaymentReturnEmitted => ({
      ...errorToast({ key: 'returnedFailed' }),
      id: toastId,
    })),
    announceProcessing: emit((): PaymentReturnEmitted => ({
      type: 'toast',
      tone: 'info',
      message: { key: 'paymentProcessing' },
      id: toastId,
    })),
    announceSettled: emit((_, { clientSecret }: PaymentNews): PaymentReturnEmitted => ({
      type: 'payment.settled',
      clientSecret: clientSecret ?? '',
    })),
    clearQuery: emit((): PaymentReturnEmitted => ({ type: 'query.clear' })),
  },
}).createMachine({
  id: 'paymentReturn',
  initial: 'listening',
  states: {
    listening: {
      on: {
        'address.read': [
          {
            guard: { type: 'isPaid', params: ({ event }) => event },
            target: 'announced',
            actions: [
              { type: 'announcePaid', params: { key: 'returnedPaid' } },
              { type: 'announceSettled', params: ({ event }) => event },
              'clearQuery',
            ],
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event },
            target: 'announced',
            actions: ['announceFailed', 'clearQuery'],
          },
          {
            guard: { type: 'isProcessing', params: ({ event }) => event },
            target: 'announced',
            actions: ['announceProcessing', 'clearQuery'],
          },
          {
            guard: { type: 'isSession', params: ({ event }) => event },
            target: 'announced',
            actions: [{ type: 'announcePaid', params: { key: 'sessionPaid' } }, 'clearQuery'],
          },
          {
            guard: { type: 'isUnknownStatus', params: ({ event }) => event },
            target: 'announced',
            actions: 'clearQuery',
          },
        ],
      },
    },
    announced: {
      on: {
        'address.read': { guard: { type: 'isNothing', params: ({ event }) => event }, target: 'listening' },
      },
    },
  },
})
