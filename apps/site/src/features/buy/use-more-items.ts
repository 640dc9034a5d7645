import type { Item } from '@meridian/contract'
import type { MoreItemsProps } from '@meridian/ui/sections/more-items'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { DataLayer } from '../../lib/api/data-layer.ts'
import { useDataLayer, useLoad } from '../../lib/api/use-read.ts'

/** Items of the same game under an item's page. */
const sameWorldCount = 4

/** Reads the items that lead on from an item's page, and remembers that the item was seen. */
export function useMoreItems(item: Item): MoreItemsProps {
  const layer = useDataLayer()
  const seen = useSyncExternalStore(
    layer?.seen.subscribe ?? neverChanges,
    () => layer?.seen.get() ?? none,
    () => none,
  )
  const remember = useEffectEvent((reads: DataLayer) => {
    if (item.id === '') return
    reads.seen.put(item)
    reads.saved.refresh(item)
  })
  useEffect(() => {
    if (layer) remember(layer)
  }, [layer])

  const { kind, strand } = item
  const isOther = ({ id }: Item) => id !== '' && id !== item.id
  const market = useLoad((reads) => ({
    // One more than shows, as the item itself may be among them.
    ...reads[kind === 'land' ? 'land' : 'market']({ strand, limit: sameWorldCount + 1 }),
    enabled: strand !== undefined,
  }))
  // A server that knows no games sends its whole list.
  const sameWorld =
    market.status === 'ready' ? market.data.entries.filter((one) => one.strand === strand) : []
  return {
    sameWorld: strand === undefined ? [] : sameWorld.filter(isOther).slice(0, sameWorldCount),
    seen: seen.filter(isOther).toReversed(),
  }
}

const none: readonly Item[] = []
const neverChanges = () => () => {}
