import type { Item } from '@meridian/contract'
import { itemSample } from '../content/item-sample.ts'

/** Items in a home or overview preview. */
export const previewItems = 4

/**
 * The items for Popular Collections of the home page: four others than the MarketPlace block below it shows, as far
 * as the market has them. No order is specified.
 */
export const popularItems = (market: readonly Item[]): readonly Item[] =>
  market.length < 2 * previewItems ? market : market.slice(previewItems)

/** An item as the market preview shows it: nothing of it is missing. */
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
