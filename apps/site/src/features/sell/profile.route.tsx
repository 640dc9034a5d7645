import { pageLimit } from '@meridian-2117/contract/search/page-limit'
import { itemsQuery, useItems } from '../../lib/item/get-items.ts'
import type { Services } from '../../lib/services/services.ts'
import { ProfileItems } from './profile-items-page.tsx'

const shown = { limit: pageLimit }

export const Component = () => <ProfileItems kind="collectible" items={useItems('collectible', shown)} />

export const prefetch = (services: Services) => [itemsQuery(services, 'collectible', shown)]
