/** The messages below an item's page. */
export const moreItemsMessages = {
  sameWorld: 'More from this world',
  exploreAll: 'Explore All',
  seen: 'Recently seen',
} as const
