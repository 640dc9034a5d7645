import { firstOf } from '@meridian-2117/ui/lib/loadable'
import { useLoad } from '../../lib/api/use-load.ts'
import { itemsQuery } from '../../lib/market/market-queries.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import type { Services } from '../../lib/services/services.ts'
import { ProfileItems } from './profile-items-page.tsx'

/** The profile's Land tab shows this many parcels. */
const shownParcels = 4

export function Component() {
  const parcels = useLoad(itemsQuery(useServices(), 'land', { limit: shownParcels }))
  return <ProfileItems kind="land" items={firstOf(parcels, shownParcels)} />
}

export const prefetch = (services: Services) => [itemsQuery(services, 'land', { limit: shownParcels })]
