import type { Item } from '@meridian/contract'
import { priceText } from '@meridian/contract/rules/pricing'

/** Stands in place of a value that an item does not have; only the home preview makes values up (Spec 3, Item). */
const missing = '—'

export interface ItemText {
  title: string
  serialNumber: string
  /** Such as `$1800.5`. */
  price: string
}

/** An item's three lines as the market prints them. */
export const itemText = ({ title, serialNumber, price }: Item): ItemText => ({
  title: title || 'Untitled',
  serialNumber: serialNumber || missing,
  price: price === undefined ? missing : priceText(price),
})
