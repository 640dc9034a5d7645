import type { Item, ItemKind } from '@meridian/contract'
import { pageLimit } from '@meridian/contract/rules/page-limit'
import { firstOf, type Load } from '@meridian/ui/lib/load'
import { ProfileItemsScreen } from '@meridian/ui/screens/profile-items'
import { ListingSteps } from '@meridian/ui/sections/listing-steps'
import type { DataLayer } from '../../lib/api/data-layer.ts'
import { useLand, useMarket } from '../../lib/api/use-market.ts'
import { useListing } from './use-listing.ts'
import { usePlayer } from '../../lib/api/use-player.ts'

/** Parcels on the profile's Land tab (Spec 9). */
const shownParcels = 4

/** Profile, Collectible tab (Spec 2). */
export function ProfileCollectiblesRoute() {
  return <ProfileItems kind="collectible" items={useMarket(pageLimit)} />
}

/** Profile, Land tab (Spec 2). */
export function ProfileLandsRoute() {
  return <ProfileItems kind="land" items={firstOf(useLand(shownParcels), shownParcels)} />
}

ProfileCollectiblesRoute.readAhead = ({ ahead, market }: DataLayer) => ahead(market({ limit: pageLimit }))
ProfileLandsRoute.readAhead = ({ ahead, land }: DataLayer) => ahead(land({ limit: shownParcels }))

/** Items to list, with the four dialogs of listing one (Spec 4, Listing flow on the profile). */
function ProfileItems({ kind, items }: { kind: ItemKind; items: Load<readonly Item[]> }) {
  const user = usePlayer()
  const { view, onList, ...steps } = useListing()
  return (
    <>
      <ProfileItemsScreen user={user} kind={kind} items={items} onList={onList} />
      <ListingSteps {...view} {...steps} />
    </>
  )
}
