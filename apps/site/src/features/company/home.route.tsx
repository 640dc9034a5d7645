import { popularItems, previewItems } from '@meridian-2117/ui/lib/item'
import { HomeScreen } from '@meridian-2117/ui/screens/home'
import { logDeadEnd } from '../../lib/dead-ends.ts'
import { itemsQuery, useItems } from '../../lib/item/get-items.ts'
import type { Services } from '../../lib/services/services.ts'

/** Popular Collections shows other items than the MarketPlace block, so twice as many are read. */
const shown = { limit: 2 * previewItems }

export function Component() {
  const collectibles = useItems('collectible', shown)
  return (
    <HomeScreen
      collections={
        collectibles.status === 'ready'
          ? { status: 'ready', data: popularItems(collectibles.data) }
          : collectibles
      }
      collectibles={collectibles}
      onDeadEnd={logDeadEnd}
    />
  )
}

export const prefetch = (services: Services) => [itemsQuery(services, 'collectible', shown)]
