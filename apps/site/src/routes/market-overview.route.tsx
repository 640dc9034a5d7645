import { MarketOverviewScreen } from '@meridian/ui/screens/market-overview'
import { useActivities, useLand, useMarket } from '../api/queries.ts'
import { useNow } from '../shell/use-now.ts'

/** Market Overview tab: market, land and activity are fetched together (Spec 7). */
export function MarketOverviewRoute() {
  return (
    <MarketOverviewScreen market={useMarket()} land={useLand()} activities={useActivities()} now={useNow()} />
  )
}
