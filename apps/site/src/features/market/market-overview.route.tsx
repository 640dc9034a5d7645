import { MarketOverviewScreen } from '@meridian/ui/screens/market-overview'
import { previewItems } from '@meridian/ui/lib/item-preview'
import type { DataLayer } from '../../lib/api/data-layer.ts'
import { useActivities } from '../../lib/api/use-activities.ts'
import { useLand, useMarket } from '../../lib/api/use-market.ts'
import { useNow } from '../../lib/use-now.ts'
import { ItemsForSearchEngines } from './items-for-search-engines.tsx'

/** Market Overview tab: market, land and activity are fetched together (Spec 7). */
export function MarketOverviewRoute() {
  const market = useMarket(previewItems)
  return (
    <>
      <MarketOverviewScreen
        market={market}
        land={useLand(previewItems)}
        activities={useActivities()}
        now={useNow()}
      />
      <ItemsForSearchEngines items={market} />
    </>
  )
}

MarketOverviewRoute.readAhead = ({ ahead, market, land, activities }: DataLayer) => {
  ahead(market({ limit: previewItems }))
  ahead(land({ limit: previewItems }))
  ahead(activities())
}
