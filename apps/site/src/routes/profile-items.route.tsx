import type { Item, ItemKind } from '@meridian/contract'
import { pageLimit } from '@meridian/contract/rules/page-limit'
import { ChooseWalletDialog } from '@meridian/ui/dialogs/choose-wallet-dialog'
import { ConfirmListingDialog } from '@meridian/ui/dialogs/confirm-listing-dialog'
import { ConnectWalletDialog } from '@meridian/ui/dialogs/connect-wallet-dialog'
import { ListNowDialog } from '@meridian/ui/dialogs/list-now-dialog'
import type { Load } from '@meridian/ui/lib/load'
import { ProfileItemsScreen } from '@meridian/ui/screens/profile-items'
import type { DataLayer } from '../api/data-layer.ts'
import { useLand, useMarket } from '../api/use-market.ts'
import { flowDialogs } from '../flows/flow-dialogs.tsx'
import { useListing } from '../flows/use-listing.ts'
import { useSession } from '../services/services-context.tsx'

/** Parcels on the profile's Land tab (Spec 9). */
const shownParcels = 4

/** Profile, Collectible tab (Spec 2). */
export function ProfileCollectiblesRoute() {
  return <ProfileItems kind="collectible" items={useMarket(pageLimit)} />
}

/** Profile, Land tab (Spec 2). */
export function ProfileLandsRoute() {
  return <ProfileItems kind="land" items={useLand(shownParcels)} />
}

ProfileCollectiblesRoute.readAhead = ({ ahead, market }: DataLayer) => ahead(market({ limit: pageLimit }))
ProfileLandsRoute.readAhead = ({ ahead, land }: DataLayer) => ahead(land({ limit: shownParcels }))

/** Items to list, with the four dialogs of listing one (Spec 4, Listing flow on the profile). */
function ProfileItems({ kind, items }: { kind: ItemKind; items: Load<readonly Item[]> }) {
  const user = useSession()?.user ?? null
  const { view, onList, onProceed, onClose } = useListing()
  const stepOf = (dialog: typeof view.dialog) => ({
    open: view.dialog === dialog,
    onProceed,
    onDismiss: onClose,
  })
  return (
    <>
      <ProfileItemsScreen user={user} kind={kind} items={items} onList={onList} />
      {view.item &&
        flowDialogs<typeof view.dialog>({
          review: <ListNowDialog item={view.item} {...stepOf('review')} />,
          confirm: <ConfirmListingDialog item={view.item} {...stepOf('confirm')} />,
          wallets: (
            <ChooseWalletDialog
              item={view.item}
              step="Step 3 of 4. Next: connect it."
              {...stepOf('wallets')}
            />
          ),
          connect: <ConnectWalletDialog item={view.item} step="Step 4 of 4." {...stepOf('connect')} />,
        })}
    </>
  )
}
