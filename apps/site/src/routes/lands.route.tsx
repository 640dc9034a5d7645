import { LandsScreen } from '@meridian/ui/screens/lands'
import type { DataLayer } from '../api/data-layer.ts'
import { firstPage, useItemList } from '../api/use-item-list.ts'
import { pressDeadEnd } from '../shell/press-dead-end.ts'
import { useMarketView } from '../shell/use-market-view.ts'

/** Lands tab (Spec 2, Land list page); what it shows of all parcels is kept in the address (decisions, Data). */
export function LandsRoute() {
  const address = useMarketView()
  const list = useItemList('land', address.view)
  return <LandsScreen browsing={{ ...address, ...list }} onDeadEnd={pressDeadEnd} />
}

LandsRoute.readAhead = ({ ahead, land }: DataLayer) => ahead(land(firstPage))
