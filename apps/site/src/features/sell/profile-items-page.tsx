import type { Item, ItemKind } from '@meridian-2117/contract'
import { listingMachine } from '@meridian-2117/flows/listing'
import { listingIntents, selectListingView } from '@meridian-2117/flows/listing/view'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { ProfileItemsScreen } from '@meridian-2117/ui/screens/profile-items'
import { ListingSteps } from '@meridian-2117/ui/dialogs/list'
import { useVisitPersistence } from '../../lib/flows/persisted-snapshot.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { usePlayer } from '../../lib/session/get-profile.ts'

/** Shows items to list, with the four dialogs of listing one. */
export function ProfileItems({ kind, items }: { kind: ItemKind; items: Loadable<readonly Item[]> }) {
  const player = usePlayer()
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
      <ProfileItemsScreen player={player} kind={kind} items={items} onList={onList} />
      <ListingSteps {...view} {...steps} />
    </>
  )
}
