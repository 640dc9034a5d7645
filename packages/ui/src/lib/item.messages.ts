/** The messages that replace missing parts of an item. */
export const itemMessages = {
  untitled: 'Untitled',
  noPrice: 'No price yet',
  /** Under the price of an item whose price was different when the player saved or chose it. */
  was: (price: string) => `was ${price}`,
  /** The badge of an item that the market no longer has. */
  gone: 'Delisted',
  goneNote: 'This item has left the market and cannot be bought.',
} as const
