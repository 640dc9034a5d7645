import type { Item } from '@meridian/contract'
import { paymentCurrency } from '@meridian/contract/rules/pricing'
import type { Load } from '@meridian/ui/lib/load'
import { settings } from '../settings.ts'

export interface ItemsForSearchEnginesProps {
  items: Load<readonly Item[]>
}

/** Tells search engines what a page has on sale, as schema.org's list of products. Nothing of it shows. */
export function ItemsForSearchEngines({ items }: ItemsForSearchEnginesProps) {
  if (items.status === 'loading' || items.data.length === 0) return null
  return <script type="application/ld+json">{JSON.stringify(productList(items.data))}</script>
}

const productList = (items: readonly Item[]) => ({
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
