import type { Item, ItemKind } from '@meridian/contract'
import { wholeList } from '@meridian/ui/lib/item-list'
import { itemsInView } from '@meridian/ui/lib/items-in-view'
import type { MarketView } from '@meridian/ui/lib/market-view'
import type { MarketBrowsing } from '@meridian/ui/sections/market-browser'
import { useState, useSyncExternalStore } from 'react'
import { useServices } from '../services/services-context.tsx'

/** What a market browser shows of the saved items of a kind, in place of the market's own list; makes no call. */
export function useSavedList(
  kind: ItemKind,
  view: MarketView,
): Pick<MarketBrowsing, 'items' | 'stale' | 'strandCounts' | 'onRange'> | undefined {
  const saved = useItemsSavedHere(kind, view.saved === true)
  if (!view.saved) return undefined
  return {
    items: saved ? { status: 'ready', data: wholeList(itemsInView(saved, view)) } : { status: 'loading' },
    stale: false,
    strandCounts: undefined,
    onRange: allIsThere,
  }
}

/**
 * The saved items of a kind while they are looked at: one that is forgotten there stays until the view is left, so that
 * neither the focus nor the mark that takes it back is lost. `undefined` until they can be read.
 */
function useItemsSavedHere(kind: ItemKind, looked: boolean): readonly Item[] | undefined {
  const { saved } = useServices()
  const now = useSyncExternalStore(saved.subscribe, saved.get, nothing)
  const [shown, setShown] = useState(none)
  const missing = looked && now ? now.filter((item) => item.kind === kind && !shown.includes(item)) : none
  if (missing.length > 0)
    setShown([...shown.filter(({ id }) => !missing.some((item) => item.id === id)), ...missing])
  if (!looked && shown !== none) setShown(none)
  return now && shown
}

const none: readonly Item[] = []
const nothing = () => undefined
const allIsThere = () => {}
