import { pageLimit } from '@meridian-2117/contract/search/page-limit'
import { useLoad } from '../../lib/api/use-load.ts'
import { itemsQuery } from '../../lib/market/market-queries.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import type { Services } from '../../lib/services/services.ts'
import { ProfileItems } from './profile-items-page.tsx'

export function Component() {
  const items = useLoad(itemsQuery(useServices(), 'collectible', { limit: pageLimit }))
  return <ProfileItems kind="collectible" items={items} />
}

export const prefetch = (services: Services) => [itemsQuery(services, 'collectible', { limit: pageLimit })]
