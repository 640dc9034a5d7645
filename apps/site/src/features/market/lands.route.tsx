import { LandsScreen } from '@meridian/ui/screens/lands'
import type { Queries } from '../../lib/api/queries.ts'
import { logDeadEnd } from '../../lib/dead-ends.ts'
import { firstPage, useMarketBrowsing } from './use-market-browsing.ts'

/** Lands tab; the filters and the order are in the address. */
export const Component = () => <LandsScreen browsing={useMarketBrowsing('land')} onDeadEnd={logDeadEnd} />

export const prefetch = ({ land }: Queries) => [land(firstPage)]
