/** The messages that replace missing parts of an item. */
export const itemMessages = {
  untitled: 'Untitled',
  noPrice: 'No price yet',
} as const
