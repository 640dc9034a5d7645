/** The market's tab Overview. */
export const marketOverviewMessages = {
  /** For a screen reader, as the name of the search box. */
  search: 'Search the market',
  placeholder: 'Search...',
  nfa: 'NFA',
  exploreAll: 'Explore All',
  noCollectibles: 'Everything that came through has an owner. The next convoy docks here first.',
  land: 'LAND',
  expandAll: 'Expand All',
  activities: 'ACTIVITIES',
} as const
