import type { Item, ItemKind } from '@meridian/contract'
import { listingMachine } from '@meridian/flows/listing'
import { listingIntents, selectListingView } from '@meridian/flows/listing/view'
import { pageLimit } from '@meridian/contract/rules/page-limit'
import { firstOf, type Load } from '@meridian/ui/lib/load'
import { ProfileItemsScreen } from '@meridian/ui/screens/profile-items'
import { ListingSteps } from '@meridian/ui/sections/listing-steps'
import type { Queries } from '../../lib/api/queries.ts'
import { useLand, useMarket } from '../../lib/api/use-lists.ts'
import { useVisitPersistence } from '../../lib/flows/persisted-snapshot.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { usePlayer } from '../../lib/session/use-player.ts'

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

ProfileCollectiblesRoute.prefetch = ({ market }: Queries) => [market({ limit: pageLimit })]
ProfileLandsRoute.prefetch = ({ land }: Queries) => [land({ limit: shownParcels })]

/** Items to list, with the four dialogs of listing one (Spec 4, Listing flow on the profile). */
function ProfileItems({ kind, items }: { kind: ItemKind; items: Load<readonly Item[]> }) {
  const user = usePlayer()
  const {
    view,
    send: _send,
    onList,
    ...steps
  } = useFlow(listingMachine, {
    input: {},
    view: selectListingView,
    intents: listingIntents,
    persist: useVisitPersistence(1),
  })
  return (
    <>
      <ProfileItemsScreen user={user} kind={kind} items={items} onList={onList} />
      <ListingSteps {...view} {...steps} />
    </>
  )
}
