import type { ConfirmPaymentAnswer, ConfirmPaymentInput } from '@meridian/flows/payment'

/** Confirms a payment with what the player typed into the provider's fields. */
export type ConfirmPayment = (input: ConfirmPaymentInput) => Promise<ConfirmPaymentAnswer>

/** Where the card form leaves its confirmation for the flow, as only a child of the provider's element can make one. */
export interface ConfirmSlot {
  /** Called by the card form when it comes (and with `null` when it goes). */
  fill: (confirm: ConfirmPayment | null) => void
  /** Called by the flow; without a form nothing is sent. */
  confirm: ConfirmPayment
}

/** An empty slot. */
export function createConfirmSlot(): ConfirmSlot {
  let filled: ConfirmPayment | null = null
  return {
    fill: (confirm) => {
      filled = confirm
    },
    confirm: async (input) => (filled ? filled(input) : { status: 'notSent' }),
  }
}
