/** Looking through a whole market (decisions, Data); its fields are in `market-filter`. */
export const marketBrowserWords = {
  clear: 'Clear',
  /** The button of the fields, and for a screen reader their form's name. */
  sortAndFilter: 'Sort and filter',
  nothingFits: 'Nothing fits all that you asked for.',
  showAll: 'Show all',
} as const
