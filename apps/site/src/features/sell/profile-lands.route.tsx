import { firstOf } from '@meridian/ui/lib/loadable'
import { itemsQuery } from '../../lib/market/market-queries.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import type { Services } from '../../lib/services/services.ts'
import { ProfileItems } from './profile-items-page.tsx'

/** The profile's Land tab shows this many parcels. */
const shownParcels = 4

export const Component = () => (
  <ProfileItems kind="land" items={firstOf(useMarket('land', shownParcels), shownParcels)} />
)

export const prefetch = (services: Services) => [itemsQuery(services, 'land', { limit: shownParcels })]
