/** Looking through a whole market; its fields are in `market-filter`. */
export const marketBrowserMessages = {
  clear: 'Clear',
  /** The button of the fields, and for a screen reader their form's name. */
  sortAndFilter: 'Sort and filter',
  nothingFits: 'Nothing fits all that you asked for.',
  showAll: 'Show all',
  /** Over the first cards of a long list whose code did not come. */
  restFailed: 'The rest of the list could not be loaded.',
} as const

/** The fields that sort and filter a market. */
export const marketFilterMessages = {
  find: 'Name or number',
  strand: 'Strand',
  allStrands: 'All strands',
  sort: 'Sort by',
  asListed: 'As listed',
  newest: 'Newest first',
  priceUp: 'Price, low to high',
  priceDown: 'Price, high to low',
  minPrice: 'Price from, $',
  maxPrice: 'Price to, $',
  priceWrong: 'Enter a price such as 800.50',
  /** A game in the list of strands, with how many items it has. */
  strandCount: (strand: string, count: number) => `${strand} (${count})`,
  /** For a screen reader, over the list of filters that hold. */
  applied: 'Applied filters',
  /** For a screen reader: the button of one filter takes it away. */
  remove: (filter: string) => `Remove ${filter}`,
  finds: (text: string) => `“${text}”`,
  from: (price: string) => `From ${price}`,
  upTo: (price: string) => `Up to ${price}`,
} as const
