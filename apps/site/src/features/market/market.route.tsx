import { MarketOverviewScreen } from '@meridian/ui/screens/market-overview'
import { previewItems } from '@meridian/ui/lib/item-preview'
import { useActivities, useLand, useMarket, type Queries } from '../../lib/api/queries.ts'
import { useNow } from '../../lib/use-now.ts'
import { ItemsForSearchEngines } from './items-for-search-engines.tsx'

/** Market Overview tab: market, land and activity are fetched together. */
export function Component() {
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

export const prefetch = ({ market, land, activities }: Queries) => [
  market({ limit: previewItems }),
  land({ limit: previewItems }),
  activities(),
]
