import { popularItems } from '@meridian/contract/rules/item-preview'
import { HomeScreen } from '@meridian/ui/screens/home'
import { useMarket } from '../api/queries.ts'
import { pressDeadEnd } from '../shell/dead-ends.ts'

/** Home (Spec 1). */
export function HomeRoute() {
  const market = useMarket()
  const collections = market.status === 'ready' ? { ...market, data: popularItems(market.data) } : market
  return <HomeScreen collections={collections} market={market} onDeadEnd={pressDeadEnd} />
}
