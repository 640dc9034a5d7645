import type { Item } from '@meridian/contract'
import { productData } from '@meridian/contract/rules/product-data'
import { settings } from '../../lib/settings.ts'

/** What is on sale, as schema.org's list of products. */
export const productList = (items: readonly Item[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: productData(item, settings.siteUrl || location.origin),
  })),
})
