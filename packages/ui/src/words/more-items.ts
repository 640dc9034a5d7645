/** The messages under an item's page. */
export const moreItemsWords = {
  sameWorld: 'More from this world',
  exploreAll: 'Explore All',
  seen: 'Recently seen',
} as const
