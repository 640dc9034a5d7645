import { MarketOverviewScreen } from '@meridian/ui/screens/market-overview'
import { previewItems } from '@meridian/ui/lib/item-preview'
import { activitiesQuery, itemsQuery } from '../../lib/market/market-queries.ts'
import { useActivities, useMarket } from '../../lib/market/use-market.ts'
import type { Services } from '../../lib/services/services.ts'
import { useNow } from '../../lib/use-now.ts'
import { ItemsForSearchEngines } from './items-for-search-engines.tsx'

/** Shows the Market Overview tab; market, land and activity are fetched together. */
export function Component() {
  const market = useMarket('collectible', previewItems)
  return (
    <>
      <MarketOverviewScreen
        market={market}
        land={useMarket('land', previewItems)}
        activities={useActivities()}
        now={useNow()}
      />
      <ItemsForSearchEngines items={market} />
    </>
  )
}

export const prefetch = (services: Services) => [
  itemsQuery(services, 'collectible', { limit: previewItems }),
  itemsQuery(services, 'land', { limit: previewItems }),
  activitiesQuery(services),
]
