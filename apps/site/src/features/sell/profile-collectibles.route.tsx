import { pageLimit } from '@meridian/contract/search/page-limit'
import { useMarket, type Queries } from '../../lib/api/queries.ts'
import { ProfileItems } from './profile-items-page.tsx'

/** Profile, Collectible tab. */
export const Component = () => <ProfileItems kind="collectible" items={useMarket(pageLimit)} />

export const prefetch = ({ market }: Queries) => [market({ limit: pageLimit })]
