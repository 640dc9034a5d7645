import { cancelListingMachine } from '@meridian-2117/flows/cancel-listing'
import { cancelListingIntents, selectCancelListingView } from '@meridian-2117/flows/cancel-listing/view'
import { sampleListings } from '@meridian-2117/ui/content/samples'
import { CancelListingDialog } from '@meridian-2117/ui/dialogs/list'
import { ProfileListingsScreen } from '@meridian-2117/ui/screens/profile-listings'
import { useVisitPersistence } from '../../lib/flows/persisted-snapshot.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { usePlayer } from '../../lib/session/use-player.ts'

/** Shows the profile's Listing tab, with the dialog that cancels listings. */
export function Component() {
  const player = usePlayer()
  const { view, onToggle, onCancel, onProceed, onDismiss } = useFlow(cancelListingMachine, {
    input: {},
    view: selectCancelListingView,
    intents: cancelListingIntents,
    // A reload restores ticks and the open dialog.
    persist: useVisitPersistence(2),
  })
  return (
    <>
      <ProfileListingsScreen
        player={player}
        listings={sampleListings}
        ticked={view.ticked}
        onToggle={onToggle}
        onCancel={onCancel}
      />
      <CancelListingDialog
        open={view.dialog === 'confirm'}
        listings={sampleListings.filter(({ id }) => view.toCancel.includes(id))}
        onProceed={onProceed}
        onDismiss={onDismiss}
      />
    </>
  )
}
