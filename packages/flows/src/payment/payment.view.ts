import type { SnapshotFrom } from 'xstate'
import { messages } from '@meridian/contract/rules/messages'
import type { paymentMachine } from './payment.machine.ts'

/** What the payment form shows. */
export interface PaymentView {
  /** `refused` has nothing to try again, `unavailable` has; `processing` lasts until the browser has left. */
  status: 'refused' | 'preparing' | 'unavailable' | 'ready' | 'processing'
  /** What the card is charged, in whole `cents`; absent when refused. */
  amountCents?: number
  /** The intent's secret, which the provider's form needs; absent until it exists. */
  clientSecret?: string
  /** The inline error. */
  error?: string
}

/** Reads the payment form off the flow (Spec 2, Stripe-payment page). */
export function selectPaymentView(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const { order, provider, clientSecret, error } = snapshot.context
  const inline = provider === 'missing' ? messages.providerNotLoaded : error
  const form = {
    amountCents: order.amountCents,
    ...(clientSecret && { clientSecret }),
    ...(inline && { error: inline }),
  }
  switch (snapshot.value) {
    case 'refused':
      return { status: 'refused', error }
    case 'deciding':
    case 'preparing':
      return { status: 'preparing', ...form }
    case 'unavailable':
      // What can be tried again comes first, also when the provider is missing too.
      return { status: 'unavailable', ...form, error }
    case 'ready':
      return { status: 'ready', ...form }
    case 'processing':
    case 'redirecting':
      return { status: 'processing', ...form }
    default:
      return snapshot.value satisfies never
  }
}
