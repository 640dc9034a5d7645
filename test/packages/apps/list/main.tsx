import '@meridian/ui/styles/list.css'
import type { Item, User } from '@meridian/contract'
import { listingMachine } from '@meridian/flows/listing'
import { selectListingView, type ListingView } from '@meridian/flows/listing/view'
import { ToastHost } from '@meridian/ui/components/toast-host'
import { ChooseWalletDialog } from '@meridian/ui/dialogs/choose-wallet-dialog'
import { ConfirmListingDialog } from '@meridian/ui/dialogs/confirm-listing-dialog'
import { ConnectWalletDialog } from '@meridian/ui/dialogs/connect-wallet-dialog'
import { ListNowDialog } from '@meridian/ui/dialogs/list-now-dialog'
import { showToast } from '@meridian/ui/lib/toast'
import { ProfileItemsScreen } from '@meridian/ui/screens/profile-items'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

// Who is here, and what they own. Pictures have any address.
const user: User = { id: 'player-1', fullName: 'Ada Marsh' }
const owned: readonly Item[] = [
  { kind: 'collectible', id: 'lamp-7', title: 'Harbour Lamp', price: 120, image: '/lamp.svg' },
]

/** The profile with the four dialogs of listing an item. The machine ends at the wallet, and says so in a toast. */
function Profile() {
  const [snapshot, send, actor] = useMachine(listingMachine)
  useEffect(() => {
    const told = actor.on('toast', showToast)
    return () => told.unsubscribe()
  }, [actor])
  const { dialog, item } = selectListingView(snapshot)
  const stepOf = (step: ListingView['dialog']) => ({
    open: dialog === step,
    onProceed: () => send({ type: 'dialog.proceed' }),
    onDismiss: () => send({ type: 'dialog.close' }),
  })
  return (
    <>
      <ProfileItemsScreen
        user={user}
        banner="/quay.svg"
        kind="collectible"
        items={{ status: 'ready', data: owned }}
        onList={(chosen) => send({ type: 'listing.start', item: chosen })}
      />
      {item && (
        <>
          <ListNowDialog item={item} {...stepOf('review')} />
          <ConfirmListingDialog item={item} {...stepOf('confirm')} />
          <ChooseWalletDialog item={item} step="Step 3 of 4. Next: connect it." {...stepOf('wallets')} />
          <ConnectWalletDialog item={item} step="Step 4 of 4." {...stepOf('connect')} />
        </>
      )}
      <ToastHost />
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <BrowserRouter>
    <Profile />
  </BrowserRouter>,
)
