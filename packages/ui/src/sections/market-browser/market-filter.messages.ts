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
