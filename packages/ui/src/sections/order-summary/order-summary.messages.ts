/** What a payment or an offer is about, beside its form. */
export const orderMessages = {
  /** For a screen reader. */
  label: 'Your order',
  price: 'Price',
} as const
