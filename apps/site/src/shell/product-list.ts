import type { Item } from '@meridian/contract'
import { paymentCurrency } from '@meridian/contract/rules/pricing'
import { settings } from '../settings.ts'

/** What is on sale, as schema.org's list of products. */
export const productList = (items: readonly Item[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  // What an item lacks stays away.
  itemListElement: items.map(({ title, serialNumber, price, image }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Product',
      name: title,
      sku: serialNumber,
      image: image && new URL(image, settings.siteUrl || location.origin).href,
      offers:
        price === undefined
          ? undefined
          : {
              '@type': 'Offer',
              price,
              priceCurrency: paymentCurrency.toUpperCase(),
            },
    },
  })),
})
