import type { Item } from '../item.ts'
import { itemLink } from '../paths/item-link.ts'
import { paymentCurrency } from '../money/pricing.ts'

/**
 * Returns an item as schema.org's `Product`, for search engines. `origin` is the site's. Absent fields are left out.
 */
export function productData(item: Item, origin: string) {
  const url = origin + itemLink(item).to
  return {
    '@type': 'Product',
    name: item.title,
    sku: item.serialNumber,
    description: item.description,
    image: item.image && (item.image.startsWith('/') ? origin + item.image : item.image),
    url,
    offers:
      item.price === undefined
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price: item.price,
            priceCurrency: paymentCurrency.toUpperCase(),
            availability: 'https://schema.org/InStock',
          },
  }
}
