/** The fields that sort and filter a market (decisions, Data). */
export const marketFilterWords = {
  find: 'Name or number',
  strand: 'Strand',
  allStrands: 'All strands',
  sort: 'Sort by',
  asListed: 'As listed',
  priceUp: 'Price, low to high',
  priceDown: 'Price, high to low',
  minPrice: 'Price from, $',
  maxPrice: 'Price to, $',
} as const
