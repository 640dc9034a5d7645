import { popularItems, previewItems } from '@meridian/ui/lib/item-preview'
import { mapLoad } from '@meridian/ui/lib/load'
import { HomeScreen } from '@meridian/ui/screens/home'
import { useMarket } from '../api/market.queries.ts'
import { pressDeadEnd } from '../shell/dead-ends.ts'

/** Home (Spec 1). */
export function HomeRoute() {
  const market = useMarket(2 * previewItems)
  return <HomeScreen collections={mapLoad(market, popularItems)} market={market} onDeadEnd={pressDeadEnd} />
}
