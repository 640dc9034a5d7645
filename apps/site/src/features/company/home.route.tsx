import { popularItems, previewItems } from '@meridian-2117/ui/lib/item'
import { mapLoadable } from '@meridian-2117/ui/lib/loadable'
import { HomeScreen } from '@meridian-2117/ui/screens/home'
import { logDeadEnd } from '../../lib/dead-ends.ts'
import { useLoad } from '../../lib/api/use-load.ts'
import { itemsQuery } from '../../lib/market/market-queries.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import type { Services } from '../../lib/services/services.ts'

/** Popular Collections shows other items than the MarketPlace block, so twice as many are read. */
const shownItems = 2 * previewItems

export function Component() {
  const collectibles = useLoad(itemsQuery(useServices(), 'collectible', { limit: shownItems }))
  return (
    <HomeScreen
      collections={mapLoadable(collectibles, popularItems)}
      collectibles={collectibles}
      onDeadEnd={logDeadEnd}
    />
  )
}

export const prefetch = (services: Services) => [itemsQuery(services, 'collectible', { limit: shownItems })]
