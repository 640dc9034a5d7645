/** What stands for what an item may lack, wherever items are shown. */
export const itemMessages = {
  untitled: 'Untitled',
  noPrice: 'No price yet',
} as const
