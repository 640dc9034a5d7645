import type { Item } from '@meridian-2117/contract'
import { picturePath } from '../pictures/pictures.ts'

/*
 * The static content of the selling pages (docs/product.md#static-content): shown as it is, and requested from no
 * server.
 */

/** US dollars: the balance of every player. */
export const sampleBalance = 3000

/** US dollars: the list price of the first List Now dialog, whatever is listed. */
export const sampleListPrice = 2000

/** The item on the Instant Sell page. */
export const sampleSale: Item = {
  kind: 'collectible',
  id: 'sample-warden-plate',
  title: 'Warden Plate',
  serialNumber: '#WP-0218',
  price: 1800,
  image: picturePath('collectibles', 'warden-plate'),
}

/** One row of the listing page. */
export interface Listing {
  /** Distinguishes it from other listings; shows under the name. */
  id: string
  name: string
  status: 'Active' | 'Inactive'
  /** US dollars for all of it. */
  price: number
  /** US dollars: the lowest price at which the market has one of its kind. */
  floor: number
  /** The number of items offered together. */
  qty: number
  image: string
}

/** The listings of every player. */
export const sampleListings: readonly Listing[] = [
  {
    id: '#HC-0052',
    name: 'Halo Core',
    status: 'Active',
    price: 3150,
    floor: 2980.5,
    qty: 1,
    image: picturePath('collectibles', 'halo-core'),
  },
  {
    id: '#LS-0314',
    name: 'Lantern Scarab',
    status: 'Active',
    price: 590,
    floor: 560,
    qty: 1,
    image: picturePath('collectibles', 'lantern-scarab'),
  },
  {
    id: '#L-0031-4',
    name: 'Prism Field, plot 4',
    status: 'Inactive',
    price: 2450,
    floor: 2200,
    qty: 1,
    image: picturePath('parcels', 'prism-field'),
  },
]
