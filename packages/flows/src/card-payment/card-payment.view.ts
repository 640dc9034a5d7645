import type { Message } from '@meridian/contract/rules/message'
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
  | { status: 'refused'; error: Message }
  | (CardPaymentForm & {
      status: 'unloaded' | OrderEnd | 'ready' | 'processing'
      /** The inline error of the name. */
      nameError: Message | undefined
      /** The inline error of the form. */
      error: Message | undefined
    })
  | (CardPaymentForm & {
      status: 'unknown'
      /** What is known, and what happens about it. */
      text: Message
    })

/** Reads the card page off the flow (Spec 2, Card payment screen). */
export function selectCardPaymentView({
  value,
  context,
}: SnapshotFrom<typeof cardPaymentMachine>): CardPaymentView {
  const { order, provider, name, nameMissing, error } = context
  if (value === 'refused' || order === null) return { status: 'refused', error: { key: 'orderRequired' } }
  const form = { amountCents: order.amountCents, name }
  if (typeof value === 'object') {
    value.unknown satisfies 'asking' | 'waiting'
    return { status: 'unknown', ...form, text: { key: 'outcomeUnknown' } }
  }
  const nameError: Message | undefined = nameMissing ? { key: 'nameOnCardRequired' } : undefined
  const inline: Message | undefined = provider === 'missing' ? { key: 'providerNotLoaded' } : error?.message
  const errors = { nameError, error: inline }
  switch (value) {
    case 'deciding':
    case 'ready':
      return {
        status: provider === 'missing' ? 'unloaded' : ((error?.code && orderEnds[error.code]) ?? 'ready'),
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
