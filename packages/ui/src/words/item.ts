/** What stands for what an item may lack, wherever items are shown. */
export const itemWords = {
  untitled: 'Untitled',
  noPrice: 'No price yet',
} as const
