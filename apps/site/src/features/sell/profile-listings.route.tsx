import { sampleListings } from '@meridian-2117/ui/content/samples'
import { CancelListingDialog } from '@meridian-2117/ui/dialogs/list'
import { ProfileListingsScreen } from '@meridian-2117/ui/screens/profile-listings'
import * as z from 'zod/mini'
import { usePlayer } from '../../lib/session/get-profile.ts'
import { useKeptState } from '../../lib/storage/use-kept-state.ts'

const cancellingSchema = z.object({
  ticked: z.array(z.string()),
  // They stay while the dialog closes.
  asked: z.array(z.string()),
  open: z.boolean(),
})
type Cancelling = z.infer<typeof cancellingSchema>

const untouched: Cancelling = { ticked: [], asked: [], open: false }

/** Shows the profile's Listing tab, with the dialog that cancels listings. */
export function Component() {
  const player = usePlayer()
  const [{ ticked, asked, open }, keep] = useKeptState('cancelling', cancellingSchema, untouched)
  return (
    <>
      <ProfileListingsScreen
        player={player}
        listings={sampleListings}
        ticked={ticked}
        onToggle={(id) => {
          const others = ticked.filter((other) => other !== id)
          keep({ ticked: others.length < ticked.length ? others : [...ticked, id], asked, open })
        }}
        onCancel={() => keep({ ticked, asked: ticked, open: true })}
      />
      <CancelListingDialog
        open={open}
        listings={sampleListings.filter(({ id }) => asked.includes(id))}
        onProceed={() => keep({ ticked: [], asked, open: false })}
        onDismiss={() => keep({ ticked, asked, open: false })}
      />
    </>
  )
}
