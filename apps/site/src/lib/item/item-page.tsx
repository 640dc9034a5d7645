import type { Item } from '@meridian-2117/contract'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { moveLostFocus } from '@meridian-2117/ui/lib/focus'
import { ItemFailedScreen } from '@meridian-2117/ui/screens/item-failed'
import { ItemLoadingScreen } from '@meridian-2117/ui/screens/item-loading'
import { NoItemScreen } from '@meridian-2117/ui/screens/no-item'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useItem } from './use-item.ts'

export interface ItemPageProps {
  /** Used where the address names no item. */
  saved?: Item | null
  /** The page also shows an item that is gone. Other pages lead to the item's own page, which says so. */
  showsGone?: boolean
  /** Renders the page once the item has loaded. */
  children: (item: ItemWithFormerPrice) => ReactNode
}

/** Shows a page that takes an item, or the reason why it has none. */
export function ItemPage({ saved, showsGone = false, children }: ItemPageProps) {
  const found = useItem(saved)
  const before = useRef(found.status)
  useEffect(() => {
    // The Retry button has unmounted.
    if (before.current === 'failed') moveLostFocus()
    before.current = found.status
  }, [found.status])

  switch (found.status) {
    case 'ready':
      return found.item.gone && !showsGone ? <ItemRedirect item={found.item} /> : children(found.item)
    case 'loading':
      return <ItemLoadingScreen />
    case 'failed':
      return <ItemFailedScreen busy={found.busy} onRetry={found.onRetry} />
    case 'none':
      return <NoItemScreen delisted={found.delisted} />
  }
}

/** Replaces a page with the item's own. */
export function ItemRedirect({ item }: { item: Item }) {
  // Navigate starts again for each new state, and the page renders at each start, until the other page's code arrives.
  const [link] = useState(() => itemLink(item))
  return <Navigate {...link} replace />
}
