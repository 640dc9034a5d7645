import { sellerName } from '@meridian-2117/contract/names/display-name'

/** The two buy pages. */
export const itemPageMessages = {
  tabs: 'Item',
  /** For a screen reader, while the item of the address loads. */
  loading: 'Loading the item',
  share: 'Share',
  overview: 'Overview',
  offers: 'Offer 0',
  listed: 'Listed',
  owner: `Owned by ${sellerName}`,
  /** The owner of land is an address, and 'By' has a capital. */
  landOwner: 'Owned By 0x21…17c4',
  views: '505 Views',
  price: 'Price',
  buyNow: 'Buy Now',
  buyWithCard: 'Buy With Card',
  makeOffer: 'Make Offer',
  /** For a screen reader, while the purchase check runs. */
  checking: 'Checking your purchase',
} as const
