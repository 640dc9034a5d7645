/** The orders that a market can be read in; without one it is that of its list. */
export const itemSorts = ['price-up', 'price-down'] as const

export type ItemSort = (typeof itemSorts)[number]
