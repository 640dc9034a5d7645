import { popularItems, previewItems } from '@meridian-2117/ui/lib/item'
import { mapLoadable } from '@meridian-2117/ui/lib/loadable'
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
      collections={mapLoadable(collectibles, popularItems)}
      collectibles={collectibles}
      onDeadEnd={logDeadEnd}
    />
  )
}

export const prefetch = (services: Services) => [itemsQuery(services, 'collectible', shown)]
