/** The cards of items. */
export const itemGridMessages = {
  buyNow: 'Buy Now',
  /** For a screen reader: which item the link leads to. */
  buyItem: (title: string) => `Buy Now, ${title}`,
  /** For a screen reader, while the cards load. */
  loading: 'Loading items',
  /** In place of the cards when there are none. */
  none: 'No Items',
} as const
