import type { Item } from '@meridian/contract'
import { itemSample } from '../content/item-sample.ts'

/** Items in a home or overview preview. */
export const previewItems = 4

/**
 * Returns the items for Popular Collections of the home page: four others than in the MarketPlace block below it, if
 * the market has enough. No order is specified.
 */
export const popularItems = (market: readonly Item[]): readonly Item[] =>
  market.length < 2 * previewItems ? market : market.slice(previewItems)

/** An item of the market preview, with a fallback for each absent field. */
export interface ItemPreview {
  title: string
  serialNumber: string
  /** US dollars. */
  price: number
}

/** An item's three lines in the market preview of the home page, fallbacks included. */
export const itemPreview = ({ title, serialNumber, price }: Item): ItemPreview => ({
  title: title ?? itemSample.title,
  serialNumber: serialNumber ?? itemSample.serialNumber,
  price: price ?? itemSample.price,
})
