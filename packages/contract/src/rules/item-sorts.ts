/** The orders that a market can be read in; without one it is that of its list. */
export const itemSorts = ['price-up', 'price-down'] as const

/** An order of the market’s lists: by price, either way. */
export type ItemSort = (typeof itemSorts)[number]
