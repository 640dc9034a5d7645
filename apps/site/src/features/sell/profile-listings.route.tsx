import { sampleListings } from '@meridian/contract/rules/samples'
import { CancelListingDialog } from '@meridian/ui/dialogs/cancel-listing-dialog'
import { ProfileListingsScreen } from '@meridian/ui/screens/profile-listings'
import { flowDialogs } from '@meridian/ui/lib/flow-dialogs'
import { useCancelListing } from './use-cancel-listing.ts'
import { usePlayer } from '../../lib/api/use-player.ts'

/** Profile, Listing tab, with the dialog that cancels listings (Spec 2 and 4). */
export function ProfileListingsRoute() {
  const user = usePlayer()
  const { view, onToggle, onCancel, onProceed, onDismiss } = useCancelListing()
  return (
    <>
      <ProfileListingsScreen
        user={user}
        listings={sampleListings}
        ticked={view.ticked}
        onToggle={onToggle}
        onCancel={onCancel}
      />
      {flowDialogs<typeof view.dialog>({
        confirm: (
          <CancelListingDialog
            open={view.dialog === 'confirm'}
            listings={sampleListings.filter(({ id }) => view.asked.includes(id))}
            onProceed={onProceed}
            onDismiss={onDismiss}
          />
        ),
      })}
    </>
  )
}
