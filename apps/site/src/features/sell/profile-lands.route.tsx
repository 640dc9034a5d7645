import { firstOf } from '@meridian/ui/lib/load'
import { useLand, type Queries } from '../../lib/api/queries.ts'
import { ProfileItems } from './profile-items-page.tsx'

/** Parcels on the profile's Land tab (Spec 9). */
const shownParcels = 4

/** Profile, Land tab (Spec 2). */
export const Component = () => (
  <ProfileItems kind="land" items={firstOf(useLand(shownParcels), shownParcels)} />
)

export const prefetch = ({ land }: Queries) => [land({ limit: shownParcels })]
