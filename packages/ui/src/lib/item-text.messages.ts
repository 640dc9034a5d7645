/** The messages that replace missing parts of an item. */
export const itemMessages = {
  untitled: 'Untitled',
  noPrice: 'No price yet',
  /** Under today's price of an item that was saved or chosen at another. */
  was: (price: string) => `was ${price}`,
  /** The badge of an item that the market no longer has. */
  gone: 'Delisted',
  goneNote: 'This item has left the market and cannot be bought.',
} as const
