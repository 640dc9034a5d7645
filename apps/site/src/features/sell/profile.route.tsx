import { pageLimit } from '@meridian/contract/search/page-limit'
import { itemsQuery } from '../../lib/market/market-queries.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import type { Services } from '../../lib/services/services.ts'
import { ProfileItems } from './profile-items-page.tsx'

export const Component = () => <ProfileItems kind="collectible" items={useMarket('collectible', pageLimit)} />

export const prefetch = (services: Services) => [itemsQuery(services, 'collectible', { limit: pageLimit })]
