import { firstOf } from '@meridian/ui/lib/load'
import { useLand, type Queries } from '../../lib/api/queries.ts'
import { ProfileItems } from './profile-items-page.tsx'

/** Parcels on the profile's Land tab. */
const shownParcels = 4

/** The Land tab of the profile. */
export const Component = () => (
  <ProfileItems kind="land" items={firstOf(useLand(shownParcels), shownParcels)} />
)

export const prefetch = ({ land }: Queries) => [land({ limit: shownParcels })]
