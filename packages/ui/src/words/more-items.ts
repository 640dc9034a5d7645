/** What stands under an item's page, so that it leads on. */
export const moreItemsWords = {
  sameWorld: 'More from this world',
  exploreAll: 'Explore All',
  seen: 'Recently seen',
} as const
