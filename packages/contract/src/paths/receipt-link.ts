import { paths } from './paths.ts'

/** Query parameter with the id of the payment. */
export const paymentParam = 'payment'

/** Returns the address of a purchase's receipt. */
export const receiptLink = (paymentId: string): string =>
  `${paths.receipt}?${paymentParam}=${encodeURIComponent(paymentId)}`
