import { pageLimit } from '@meridian/contract/rules/page-limit'
import type { Queries } from '../../lib/api/queries.ts'
import { useMarket } from '../../lib/api/use-lists.ts'
import { ProfileItems } from './profile-items-page.tsx'

/** Profile, Collectible tab (Spec 2). */
export const Component = () => <ProfileItems kind="collectible" items={useMarket(pageLimit)} />

export const prefetch = ({ market }: Queries) => [market({ limit: pageLimit })]
