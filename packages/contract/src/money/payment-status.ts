import type { RefusalCode } from '../messages/refusal-codes.ts'

/** Says why an order cannot be paid: the player owns the item, its price changed, or no card can pay it. */
export type FinalStatus = 'owned' | 'priceChanged' | 'notPayable'

/**
 * The status that a payment flow's view returns and a payment screen takes.
 * - `refused`: there is nothing to pay.
 * - `preparing`: the payment is being opened.
 * - `unavailable`: the payment could not be opened; it can be tried again.
 * - `providerFailed`: the card provider did not load; it can be loaded again.
 * - `owned`, `priceChanged`, `notPayable`: no further try can help.
 * - `ready`: the player may pay.
 * - `processing`: the payment is under way. It ends when the page is left or shows a message.
 * - `unknown`: nobody knows yet whether the card was charged, and nothing can be paid.
 */
export type PaymentStatus =
  | 'refused'
  | 'preparing'
  | 'unavailable'
  | 'providerFailed'
  | FinalStatus
  | 'ready'
  | 'processing'
  | 'unknown'

/** Maps the codes that make an order final. */
export const finalStatuses: Readonly<Partial<Record<RefusalCode, FinalStatus>>> = {
  already_owned: 'owned',
  price_changed: 'priceChanged',
  amount_not_payable: 'notPayable',
}
