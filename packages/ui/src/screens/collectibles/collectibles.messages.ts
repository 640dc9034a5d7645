/** The market's tab Collectibles. */
export const collectiblesMessages = {
  title: 'Collectibles',
  noCollectibles:
    'Everything that came through has an owner. Sell something of yours, or look at the ground around the Gate.',
  showAll: 'Show all',
  count: (total: number) => `${total} ${total === 1 ? 'collectible' : 'collectibles'}`,
} as const
