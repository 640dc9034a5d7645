import { HomeScreen } from '@meridian/ui/screens/home'
import { useMarket } from '../api/queries.ts'
import { pressDeadEnd } from '../shell/dead-ends.ts'

/** Home (Spec 1). */
export function HomeRoute() {
  const market = useMarket()
  return <HomeScreen collections={market} market={market} onDeadEnd={pressDeadEnd} />
}
