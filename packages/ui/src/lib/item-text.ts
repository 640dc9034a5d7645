import type { Item } from '@meridian/contract'
import { missing, priceOrMissing } from './format.ts'

export interface ItemText {
  title: string
  serialNumber: string
  /** Such as `$1800.5`, or that there is none. */
  price: string
}

/** An item's three lines as the market prints them. */
export const itemText = ({ title, serialNumber, price }: Item): ItemText => ({
  title: title || 'Untitled',
  serialNumber: serialNumber || missing,
  price: priceOrMissing(price),
})
