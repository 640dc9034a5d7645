/** The cards of items, wherever they stand. */
export const itemCardMessages = {
  buyNow: 'Buy Now',
  /** For a screen reader: which item the link leads to. */
  buyItem: (title: string) => `Buy Now, ${title}`,
  /** For a screen reader, while the cards are on their way. */
  loading: 'Loading items',
  /** In place of the cards when there are none. */
  none: 'No Items',
} as const
