import { paths } from './paths.ts'

/** The query parameter that holds the id of a receipt's payment. */
export const paymentParam = 'payment'

/** The address of one purchase's receipt. */
export const receiptLink = (paymentId: string): string =>
  `${paths.receipt}?${paymentParam}=${encodeURIComponent(paymentId)}`
