import type { Item } from '../item.ts'

/** Items in a home or overview preview (Spec 9). */
export const previewItems = 4

/** What the market preview shows for what an item lacks (Spec 3); the price is the specification's 2000. */
export const previewFallback = { title: 'Void Runner', serialNumber: '#VR-2117', price: 2000 } as const

export interface ItemPreview {
  title: string
  serialNumber: string
  /** US dollars. */
  price: number
}

/** An item's three lines in the market preview of the home page, fallbacks included. */
export const itemPreview = ({ title, serialNumber, price }: Item): ItemPreview => ({
  title: title ?? previewFallback.title,
  serialNumber: serialNumber ?? previewFallback.serialNumber,
  price: price ?? previewFallback.price,
})
