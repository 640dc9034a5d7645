import type { Item } from '@meridian-2117/contract'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import type { MoreItemsProps } from '@meridian-2117/ui/sections/more-items'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLoad } from '../../lib/api/queries.ts'
import { asOfToday, latestAnswers } from '../../lib/item/latest-answers.ts'
import { itemsQuery } from '../../lib/item/get-items.ts'
import { useServices } from '../../lib/services/services-context.tsx'

/** An item's page shows this many items of the same game. */
const sameWorldCount = 4

/** Reads the related items of an item's page, and records that the player saw the item. */
export function useMoreItems({ formerPrice: _price, ...item }: ItemWithFormerPrice): MoreItemsProps {
  const services = useServices()
  const { queryClient, seen } = services
  const seenItems = useSyncExternalStore(seen.subscribe, seen.get, () => none)
  const remember = useEffectEvent(() => {
    if (item.id !== '' && !item.gone) seen.put(item)
  })
  useEffect(() => remember(), [])

  const { kind, game } = item
  const isOther = ({ id }: Item) => id !== '' && id !== item.id
  const list = useLoad({
    // Requests one more than it shows, as the item itself may be among them.
    ...itemsQuery(services, kind, { game, limit: sameWorldCount + 1 }),
    enabled: game !== undefined,
  })
  // A server without the filter by game sends its whole list.
  const sameWorld = list.status === 'ready' ? list.data.filter((entry) => entry.game === game) : []
  const answers = latestAnswers(queryClient)
  return {
    sameWorld: game === undefined ? [] : sameWorld.filter(isOther).slice(0, sameWorldCount),
    seen: seenItems
      .filter(isOther)
      .toReversed()
      .map((seenItem) => asOfToday(seenItem, answers.get(seenItem.id))),
  }
}

const none: readonly ItemWithFormerPrice[] = []
