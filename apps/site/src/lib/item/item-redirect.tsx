import type { Item } from '@meridian-2117/contract'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'

/** Replaces a page with the item's own. */
export function ItemRedirect({ item }: { item: Item }) {
  // Navigate starts again for each new state, and the page renders at each start, until the other page's code arrives.
  const [link] = useState(() => itemLink(item))
  return <Navigate {...link} replace />
}
