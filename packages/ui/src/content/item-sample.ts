import type { Item } from '@meridian-2117/contract'

/** The fallbacks of the market preview. The price is in US dollars. */
export const itemSample = { title: 'Void Runner', serialNumber: '#VR-2117', price: 2000 } as const

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
