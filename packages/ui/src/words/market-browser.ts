/** Looking through a whole market (decisions, Data); its fields are in `market-filter`. */
export const marketBrowserWords = {
  clear: 'Clear',
  sortAndFilter: 'Sort and filter',
  empty: 'No Items',
  nothingFits: 'Nothing fits all that you asked for.',
  showAll: 'Show all',
} as const
