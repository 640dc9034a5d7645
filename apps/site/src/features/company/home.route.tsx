import { popularItems, previewItems } from '@meridian/ui/lib/item-preview'
import { mapLoad } from '@meridian/ui/lib/load'
import { HomeScreen } from '@meridian/ui/screens/home'
import { useMarket, type Queries } from '../../lib/api/queries.ts'
import { logDeadEnd } from '../../lib/dead-ends.ts'

/** Other items in Popular Collections than in the MarketPlace block. */
const shownItems = 2 * previewItems

/** Home. */
export function Component() {
  const market = useMarket(shownItems)
  return <HomeScreen collections={mapLoad(market, popularItems)} market={market} onDeadEnd={logDeadEnd} />
}

export const prefetch = ({ market }: Queries) => [market({ limit: shownItems })]
