import type { Item } from '@meridian-2117/contract'
import { productData } from '@meridian-2117/contract/html/product-data'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'

/** Describes the items on sale for search engines, as schema.org's list of products. Renders nothing visible. */
export function ItemsForSearchEngines({ items }: { items: Loadable<readonly Item[]> }) {
  if (items.status !== 'ready' || items.data.length === 0) return null
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.data.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productData(item, location.origin),
    })),
  }
  return <script type="application/ld+json">{JSON.stringify(list)}</script>
}
