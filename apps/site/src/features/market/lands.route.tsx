import { LandsScreen } from '@meridian-2117/ui/screens/lands'
import { logDeadEnd } from '../../lib/dead-ends.ts'
import { itemPageQuery } from '../../lib/item/get-items.ts'
import type { Services } from '../../lib/services/services.ts'
import { firstPage, useMarketBrowsing } from './use-market-browsing.ts'

/** Shows the Lands tab; the address contains the filters and the order. */
export const Component = () => <LandsScreen browsing={useMarketBrowsing('land')} onDeadEnd={logDeadEnd} />

export const prefetch = (services: Services) => [itemPageQuery(services, 'land', firstPage)]
