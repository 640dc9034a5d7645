import type { ItemKind } from '@meridian/contract'
import { wholeList } from '@meridian/ui/lib/item-list'
import type { MarketView } from '@meridian/ui/lib/market-view'
import type { MarketBrowsing } from '@meridian/ui/sections/market-browser'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useDataLayer } from '../../lib/api/use-read.ts'

/**
 * Reads the saved items of a kind, in place of the market's own list; makes no call. An item that
 * is forgotten there stays until the list is opened anew.
 */
export function useSavedList(
  kind: ItemKind,
  view: MarketView,
): Pick<MarketBrowsing, 'items' | 'stale' | 'strandCounts' | 'onRange'> | undefined {
  const layer = useDataLayer()
  const { saved = false } = view
  const shown = useSyncExternalStore(layer?.saved.subscribe ?? never, () => layer?.saved.getShown(), nothing)
  useLayoutEffect(() => {
    if (saved) layer?.saved.settle()
  }, [layer, saved])
  if (!saved) return undefined
  const ofKind = shown?.filter((item) => item.kind === kind)
  return {
    items:
      layer && ofKind
        ? { status: 'ready', data: wholeList(layer.chooseItems(ofKind, view)) }
        : { status: 'loading' },
    stale: false,
    strandCounts: undefined,
    onRange: ignore,
  }
}

const ignore = () => {}
const never = () => ignore
const nothing = () => undefined
