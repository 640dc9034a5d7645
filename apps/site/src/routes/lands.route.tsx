import { pageLimit } from '@meridian/contract'
import { LandsScreen } from '@meridian/ui/screens/lands'
import { useLand } from '../api/market.queries.ts'
import { pressDeadEnd } from '../shell/dead-ends.ts'

/** Lands tab (Spec 2, Land list page). */
export function LandsRoute() {
  return <LandsScreen items={useLand(pageLimit)} onDeadEnd={pressDeadEnd} />
}
