import type { Item, ItemKind } from '@meridian/contract'
import { chooseItems } from '@meridian/contract/rules/choose-items'
import { wholeList } from '@meridian/ui/lib/item-list'
import type { MarketView } from '@meridian/ui/lib/market-view'
import type { MarketBrowsing } from '@meridian/ui/sections/market-browser'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useServices } from '../../lib/services/services-context.tsx'

/**
 * Reads the saved items of a kind, in place of the market's own list; makes no call. An item that
 * is forgotten there stays until the list is opened anew.
 */
export function useSavedList(
  kind: ItemKind,
  view: MarketView,
): Pick<MarketBrowsing, 'items' | 'stale' | 'strandCounts' | 'onRange'> | undefined {
  const { saved } = useServices()
  const { saved: wanted = false } = view
  const shown = useSyncExternalStore<readonly Item[] | undefined>(saved.subscribe, saved.getShown, nothing)
  useLayoutEffect(() => {
    if (wanted) saved.settle()
  }, [saved, wanted])
  if (!wanted) return undefined
  const ofKind = shown?.filter((item) => item.kind === kind)
  return {
    items: ofKind ? { status: 'ready', data: wholeList(chooseItems(ofKind, view)) } : { status: 'loading' },
    stale: false,
    strandCounts: undefined,
    onRange: () => {},
  }
}

const nothing = () => undefined
