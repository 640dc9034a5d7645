/**
 * Orders a list of items; without one the list comes as stored. New items are added at the end, so `newest` reverses
 * the list.
 */
export const itemSorts = ['newest', 'price-up', 'price-down'] as const

/** Sorts items by age, newest first, or by price, either way. */
export type ItemSort = (typeof itemSorts)[number]
