import { firstOf } from '@meridian/ui/lib/load'
import { itemsQuery } from '../../lib/market/market-queries.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import type { Services } from '../../lib/services/services.ts'
import { ProfileItems } from './profile-items-page.tsx'

/** Parcels on the profile's Land tab. */
const shownParcels = 4

/** The Land tab of the profile. */
export const Component = () => (
  <ProfileItems kind="land" items={firstOf(useMarket('land', shownParcels), shownParcels)} />
)

export const prefetch = (services: Services) => [itemsQuery(services, 'land', { limit: shownParcels })]
