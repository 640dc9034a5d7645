import type { Message } from '@meridian/contract/rules/message'
import { orderEnds, type OrderEnd } from '@meridian/contract/rules/order-end'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import type { paymentMachine, PaymentEvent } from './payment.machine.ts'

/** What the payment page shows of an order that can be paid. */
interface PaymentForm {
  /** What the card is charged, in whole `cents`: the one amount for the page to print. */
  amountCents: number
  /** The intent's secret, which the provider's fields need; absent until it exists. */
  clientSecret: string | undefined
}

/**
 * What the payment page shows. `refused` has nothing to try again, `unavailable` has; `owned` and `repriced` say why no
 * try can help, and lead on; `unloaded` waits for the card provider, which can be loaded again; `processing` lasts until
 * the browser has left; `unknown` lasts until the server knows whether the card was charged, and offers nothing meanwhile.
 */
export type PaymentView =
  | { status: 'refused'; error: Message }
  | (PaymentForm & {
      status: 'preparing' | 'unavailable' | OrderEnd | 'unloaded' | 'ready' | 'processing'
      /** The inline error. */
      error: Message | undefined
      /** Why the intent could not be opened, in the server's words, where they are others than the error. */
      reason?: Message | undefined
    })
  | (PaymentForm & {
      status: 'unknown'
      /** What is known, and what happens about it. */
      text: Message
    })

/** Reads the payment page off the flow (Spec 2, Stripe-payment page). */
export function selectPaymentView({ value, context }: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const { order, provider, error } = context
  if (value === 'refused' || order === null) return { status: 'refused', error: { key: 'orderRequired' } }
  const form = { amountCents: order.amountCents, clientSecret: context.clientSecret || undefined }
  const inline: Message | undefined = provider === 'missing' ? { key: 'providerNotLoaded' } : error?.message
  if (typeof value === 'object') {
    value.unknown satisfies 'asking' | 'waiting'
    return { status: 'unknown', ...form, text: { key: 'outcomeUnknown' } }
  }
  switch (value) {
    case 'deciding':
    case 'reopening':
    case 'preparing':
      // A provider that does not come is said in the place of its fields, once they could be there.
      return { status: 'preparing', ...form, error: undefined }
    case 'unavailable':
      // What can be tried again comes first, also when the provider is missing too.
      return { ...form, ...unavailable(error ?? { message: intentFailed }) }
    case 'ready':
      return { status: provider === 'missing' ? 'unloaded' : 'ready', ...form, error: inline }
    case 'processing':
    case 'redirecting':
    case 'paid':
      return { status: 'processing', ...form, error: inline }
    default:
      return value satisfies never
  }
}

/**
 * An order that has ended says so alone. Any other failure says first what failed (Spec 8), then the reason that the
 * server gave; a server that could not open the payment gave no more than that.
 */
function unavailable({ code, message }: Failure) {
  const end = code && orderEnds[code]
  if (end) return { status: end, error: message }
  const status = 'unavailable' as const
  return typeof message === 'string' && code !== 'intent_failed'
    ? { status, error: intentFailed, reason: message }
    : { status, error: message }
}

const intentFailed: Message = { key: 'intentFailed' }

/** What the payment page draws, under the names that its screen has for it. */
export interface PaymentFields {
  /** Whole `cents`; absent when the order is refused. */
  amountCents: number | undefined
  /** A provider that has to be loaded again is unavailable, too. */
  status: Exclude<PaymentView['status'], 'unloaded'>
  /** What is wrong, or what is known of a payment whose outcome nobody knows. */
  message: Message | undefined
  /** What the server says of it. */
  reason: Message | undefined
}

/** The view as the page draws it. */
export function paymentFields(view: PaymentView): PaymentFields {
  return {
    amountCents: view.status === 'refused' ? undefined : view.amountCents,
    status: view.status === 'unloaded' ? 'unavailable' : view.status,
    message: view.status === 'unknown' ? view.text : view.error,
    reason: view.status === 'unavailable' ? view.reason : undefined,
  }
}

/** What a player may do on a payment page, under the names that its screen has for it. */
export interface PaymentIntents {
  onPay: () => void
  /** Opens the payment anew; a provider that did not load is the host's to load again. */
  onRetry: () => void
}

/** Each intent as a function that sends its event. */
export const paymentIntents = (send: (event: PaymentEvent) => void): PaymentIntents => ({
  onPay: () => send({ type: 'payment.submit' }),
  onRetry: () => send({ type: 'payment.retry' }),
})
