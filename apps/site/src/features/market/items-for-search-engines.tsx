import type { Item } from '@meridian/contract'
import type { Load } from '@meridian/ui/lib/load'
import { useEffect, useState } from 'react'

const loadCode = () => import('./product-list.ts')

export interface ItemsForSearchEnginesProps {
  items: Load<readonly Item[]>
}

/** Tells search engines what a page has on sale. Nothing of it shows, so its code comes after the page. */
export function ItemsForSearchEngines({ items }: ItemsForSearchEnginesProps) {
  const [code, setCode] = useState<typeof import('./product-list.ts')>()
  const shown = items.status === 'ready' && items.data.length > 0 ? items.data : undefined
  const wanted = shown !== undefined
  useEffect(() => {
    if (wanted) loadCode().then(setCode, () => undefined)
  }, [wanted])
  return (
    code && shown && <script type="application/ld+json">{JSON.stringify(code.productList(shown))}</script>
  )
}
