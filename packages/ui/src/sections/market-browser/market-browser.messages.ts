/** The list of a whole market, without its fields. */
export const marketBrowserMessages = {
  clear: 'Clear',
  /** The button that opens the fields, and for a screen reader the name of their form. */
  sortAndFilter: 'Sort and filter',
  filtersFailed: 'Search and filters could not be loaded.',
  nothingFits: 'Nothing fits all that you asked for.',
  showAll: 'Show all',
  /** Over the first cards of a long list whose code did not load. */
  restFailed: 'The rest of the list could not be loaded.',
} as const

/** The fields that sort and filter a market. */
export const marketFilterMessages = {
  find: 'Name or number',
  game: 'Strand',
  allGames: 'All strands',
  sort: 'Sort by',
  asListed: 'As listed',
  newest: 'Newest first',
  priceUp: 'Price, low to high',
  priceDown: 'Price, high to low',
  minPrice: 'Price from, $',
  maxPrice: 'Price to, $',
  priceWrong: 'Enter a price such as 800.50',
  maxBelowMin: 'Less than the price from',
  /** A game in the list of games, with how many items it has. */
  gameCount: (game: string, count: number) => `${game} (${count})`,
  /** For a screen reader, over the list of active filters. */
  applied: 'Applied filters',
  /** For a screen reader, as the name of the button that removes one filter. */
  remove: (filter: string) => `Remove ${filter}`,
  finds: (text: string) => `“${text}”`,
  from: (price: string) => `From ${price}`,
  upTo: (price: string) => `Up to ${price}`,
} as const
