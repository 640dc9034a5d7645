import { popularItems, previewItems } from '@meridian/ui/lib/item-preview'
import { mapLoad } from '@meridian/ui/lib/load'
import { HomeScreen } from '@meridian/ui/screens/home'
import type { DataLayer } from '../../lib/api/data-layer.ts'
import { useMarket } from '../../lib/api/use-market.ts'
import { pressDeadEnd } from '../../lib/press-dead-end.ts'

/** Other items in Popular Collections than in the MarketPlace block. */
const shownItems = 2 * previewItems

/** Home (Spec 1). */
export function HomeRoute() {
  const market = useMarket(shownItems)
  return <HomeScreen collections={mapLoad(market, popularItems)} market={market} onDeadEnd={pressDeadEnd} />
}

HomeRoute.readAhead = ({ ahead, market }: DataLayer) => ahead(market({ limit: shownItems }))
