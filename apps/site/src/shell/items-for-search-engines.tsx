import type { Item } from '@meridian/contract'
import type { Load } from '@meridian/ui/lib/load'
import { useEffect, useState } from 'react'

export interface ItemsForSearchEnginesProps {
  items: Load<readonly Item[]>
}

/** Tells search engines what a page has on sale. Nothing of it shows, so its code comes after the page. */
export function ItemsForSearchEngines({ items }: ItemsForSearchEnginesProps) {
  const [list, setList] = useState<string>()
  const shown = items.status === 'ready' ? items.data : undefined
  useEffect(() => {
    if (!shown?.length) return
    import('./product-list.ts').then(
      ({ productList }) => setList(JSON.stringify(productList(shown))),
      () => undefined,
    )
  }, [shown])
  return list && <script type="application/ld+json">{list}</script>
}
