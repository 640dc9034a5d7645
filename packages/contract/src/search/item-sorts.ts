/**
 * The orders that a market can be read in; without one it is that of its list. An item is added at the end of its
 * market's list, so `newest` is the list from its end.
 */
export const itemSorts = ['newest', 'price-up', 'price-down'] as const

/** An order of the market’s lists: the newest first, or by price, either way. */
export type ItemSort = (typeof itemSorts)[number]
