/** The list of a whole market, without its fields. */
export const marketBrowserMessages = {
  clear: 'Clear',
  /** The button that opens the fields, and for a screen reader the name of their form. */
  sortAndFilter: 'Sort and filter',
  filtersFailed: 'Search and filters could not be loaded.',
  nothingFits: 'Nothing fits all that you asked for.',
  showAll: 'Show all',
  /** For a screen reader: the button after the rendered rows of a long list. */
  showMore: 'Show more',
  /** Over the first cards of a long list whose code did not load. */
  restFailed: 'The rest of the list could not be loaded.',
} as const
