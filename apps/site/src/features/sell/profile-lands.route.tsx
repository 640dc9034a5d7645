import { previewItems } from '@meridian-2117/ui/lib/item'
import { itemsQuery, useItems } from '../../lib/item/get-items.ts'
import type { Services } from '../../lib/services/services.ts'
import { ProfileItems } from './profile-items-page.tsx'

const shown = { limit: previewItems }

export const Component = () => <ProfileItems kind="land" items={useItems('land', shown)} />

export const prefetch = (services: Services) => [itemsQuery(services, 'land', shown)]
