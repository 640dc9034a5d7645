import { messages } from '@meridian/contract/rules/messages'
import { orderEnds, type OrderEnd } from '@meridian/contract/rules/order-end'
import type { SnapshotFrom } from 'xstate'
import type { cardPaymentMachine } from './card-payment.machine.ts'

/** What the card page shows of an order that can be paid. */
interface CardPaymentForm {
  /** What the card is charged, in whole `cents`. */
  amountCents: number
  /** The name on the card, as typed. */
  name: string
}

/**
 * What the card page shows. `refused` has nothing to pay; `unloaded` waits for the card provider, which can be loaded
 * again; `owned` and `repriced` say why no try can help, and lead on; `processing` lasts until the page is left or an
 * error is there; `unknown` lasts until somebody knows whether the card was charged, and offers nothing meanwhile.
 */
export type CardPaymentView =
  | { status: 'refused'; error: string }
  | (CardPaymentForm & {
      status: 'unloaded' | OrderEnd | 'ready' | 'processing'
      /** The inline error of the name. */
      nameError: string | undefined
      /** The inline error of the form. */
      error: string | undefined
    })
  | (CardPaymentForm & {
      status: 'unknown'
      /** What is known, and what happens about it. */
      text: string
    })

/** Reads the card page off the flow (Spec 2, Card payment screen). */
export function selectCardPaymentView({
  value,
  context,
}: SnapshotFrom<typeof cardPaymentMachine>): CardPaymentView {
  const { order, provider, name, nameMissing, error } = context
  if (value === 'refused' || order === null) return { status: 'refused', error: messages.orderRequired }
  const form = { amountCents: order.amountCents, name }
  if (typeof value === 'object') {
    value.unknown satisfies 'asking' | 'waiting'
    return { status: 'unknown', ...form, text: messages.outcomeUnknown }
  }
  const errors = {
    nameError: nameMissing ? messages.nameOnCardRequired : undefined,
    error: (provider === 'missing' ? messages.providerNotLoaded : error) || undefined,
  }
  switch (value) {
    case 'deciding':
    case 'ready':
      return {
        status: provider === 'missing' ? 'unloaded' : (orderEnds[error] ?? 'ready'),
        ...form,
        ...errors,
      }
    case 'preparing':
    case 'charging':
    case 'atBank':
    case 'leaving':
    case 'paid':
      return { status: 'processing', ...form, ...errors }
    default:
      return value satisfies never
  }
}
