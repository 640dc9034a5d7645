import { firstOf } from '@meridian-2117/ui/lib/loadable'
import { itemsQuery, useItems } from '../../lib/item/get-items.ts'
import type { Services } from '../../lib/services/services.ts'
import { ProfileItems } from './profile-items-page.tsx'

/** The profile's Land tab shows this many parcels. */
const shown = { limit: 4 }

export const Component = () => (
  // A server without limits sends more.
  <ProfileItems kind="land" items={firstOf(useItems('land', shown), shown.limit)} />
)

export const prefetch = (services: Services) => [itemsQuery(services, 'land', shown)]
