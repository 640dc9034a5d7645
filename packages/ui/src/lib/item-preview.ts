import type { Item } from '@meridian-2117/contract'

/** Items in a home or overview preview. */
export const previewItems = 4

/**
 * Returns the items for Popular Collections of the home page: four others than in the MarketPlace block below it, if
 * the market has enough. No order is specified.
 */
export const popularItems = (market: readonly Item[]): readonly Item[] =>
  market.length < 2 * previewItems ? market : market.slice(previewItems)
