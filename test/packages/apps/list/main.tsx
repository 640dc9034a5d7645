import '@meridian/ui/page.css'
import '@meridian/ui/styles/list.css'
import type { Item, User } from '@meridian/contract'
import { listingMachine } from '@meridian/flows/listing'
import { listingIntents, selectListingView } from '@meridian/flows/listing/view'
import { ToastHost } from '@meridian/ui/components/toast-host'
import { showToast } from '@meridian/ui/lib/toast'
import { ProfileItemsScreen } from '@meridian/ui/screens/profile-items'
import { ListingSteps } from '@meridian/ui/dialogs/list'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

// The player, and their items.
const user: User = { id: 'player-1', fullName: 'Ada Marsh' }
const item: Item = { kind: 'collectible', id: 'lamp', title: 'Harbour Lamp', price: 120, image: '/lamp.svg' }

function Profile() {
  const [snapshot, send, actor] = useMachine(listingMachine)
  // The machine ends at the wallet, and shows a toast about it.
  useEffect(() => {
    const subscription = actor.on('toast', showToast)
    return () => subscription.unsubscribe()
  }, [actor])
  const { onList, ...steps } = listingIntents(send)
  const items = { status: 'ready', data: [item] } as const
  return (
    <>
      <ProfileItemsScreen {...{ user, items, onList }} kind="collectible" banner="/quay.svg" />
      <ListingSteps {...selectListingView(snapshot)} {...steps} />
      <ToastHost />
    </>
  )
}

createRoot(document.getElementById('root')!).render(<Profile />)
