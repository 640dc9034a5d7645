import { readLand } from '@meridian/contract'
import { LandsScreen } from '@meridian/ui/screens/lands'
import { useItemList } from '../api/item-list.queries.ts'
import { pressDeadEnd } from '../shell/dead-ends.ts'
import { useMarketView } from '../shell/use-market-view.ts'

/** Lands tab (Spec 2, Land list page); what it shows of all parcels is kept in the address (decisions, Data). */
export function LandsRoute() {
  const address = useMarketView()
  const list = useItemList(readLand, address.view)
  return <LandsScreen browsing={{ ...address, ...list }} onDeadEnd={pressDeadEnd} />
}
