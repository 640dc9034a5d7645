/** What a payment or an offer is about, beside its form (Spec 2, payment pages and Make-offer screen). */
export const orderMessages = {
  /** For a screen reader. */
  label: 'Your order',
  price: 'Price',
} as const
