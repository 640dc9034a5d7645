import { LandsScreen } from '@meridian/ui/screens/lands'
import type { Queries } from '../../lib/api/queries.ts'
import { firstPage, useItemList } from './use-item-list.ts'
import { pressDeadEnd } from '../../lib/dead-ends.ts'
import { useMarketView } from './use-market-view.ts'
import { useSavedList } from './use-saved-list.ts'

/** Lands tab (Spec 2, Land list page); what it shows of all parcels is kept in the address (decisions, Data). */
export function Component() {
  const address = useMarketView()
  const saved = useSavedList('land', address.view)
  const list = useItemList('land', address.view, saved === undefined)
  return <LandsScreen browsing={{ ...address, ...list, ...saved }} onDeadEnd={pressDeadEnd} />
}

export const prefetch = ({ land }: Queries) => [land(firstPage)]
