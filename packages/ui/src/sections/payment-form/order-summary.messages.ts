/** The messages of the order beside a payment or an offer. */
export const orderMessages = {
  /** For a screen reader. */
  label: 'Your order',
  price: 'Price',
} as const
