import { MarketOverviewScreen } from '@meridian-2117/ui/screens/market-overview'
import { previewItems } from '@meridian-2117/ui/lib/item'
import { useLoad } from '../../lib/api/use-load.ts'
import { activitiesQuery, itemsQuery } from '../../lib/market/market-queries.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import type { Services } from '../../lib/services/services.ts'
import { useNow } from '../../lib/use-now.ts'
import { ItemsForSearchEngines } from './items-for-search-engines.tsx'

/** Shows the Market Overview tab; market, land and activity are fetched together. */
export function Component() {
  const services = useServices()
  const collectibles = useLoad(itemsQuery(services, 'collectible', { limit: previewItems }))
  return (
    <>
      <MarketOverviewScreen
        collectibles={collectibles}
        land={useLoad(itemsQuery(services, 'land', { limit: previewItems }))}
        activities={useLoad(activitiesQuery(services))}
        now={useNow()}
      />
      <ItemsForSearchEngines items={collectibles} />
    </>
  )
}

export const prefetch = (services: Services) => [
  itemsQuery(services, 'collectible', { limit: previewItems }),
  itemsQuery(services, 'land', { limit: previewItems }),
  activitiesQuery(services),
]
