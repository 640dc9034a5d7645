/** What stands under an item's page, so that it leads on. */
export const moreItemsWords = {
  sameWorld: 'More from this world',
  exploreAll: 'Explore All',
  seen: 'Recently seen',
  /** For a screen reader, as the name of the row that scrolls. */
  seenRow: 'Recently seen items',
} as const
