import { readMarket } from '@meridian/contract'
import { sampleSale } from '@meridian/contract/rules/samples'
import { ChooseWalletDialog } from '@meridian/ui/dialogs/choose-wallet-dialog'
import { ConnectWalletDialog } from '@meridian/ui/dialogs/connect-wallet-dialog'
import { SellItemDialog } from '@meridian/ui/dialogs/sell-item-dialog'
import { showsAll } from '@meridian/ui/lib/market-view'
import { CollectiblesScreen } from '@meridian/ui/screens/collectibles'
import { useSearchParams } from 'react-router-dom'
import { useItemList } from '../api/item-list.queries.ts'
import { useMarket } from '../api/market.queries.ts'
import { useSell } from '../flows/use-sell.ts'
import { useMarketView } from '../shell/use-market-view.ts'

/** Items beside the Instant Sell card (Spec 2, NFA market page). */
const shownItems = 3

/** Collectibles tab, with the dialogs of Instant Sell (Spec 2, NFA market page; Spec 4, Sell flow). */
export function CollectiblesRoute() {
  const items = useMarket(shownItems)
  const [address] = useSearchParams()
  const whole = showsAll(address)
  const asked = useMarketView()
  const list = useItemList(readMarket, asked.view, whole)
  const { view, onSell, onProceed, onClose } = useSell()
  const stepOf = (dialog: typeof view.dialog) => ({
    item: sampleSale,
    open: view.dialog === dialog,
    onProceed,
    onDismiss: onClose,
  })
  return (
    <>
      <CollectiblesScreen
        items={items}
        browsing={whole ? { ...asked, ...list } : undefined}
        onSell={onSell}
      />
      <SellItemDialog {...stepOf('item')} />
      <ChooseWalletDialog step="Step 2 of 3. Next: connect it." {...stepOf('wallets')} />
      <ConnectWalletDialog step="Step 3 of 3." {...stepOf('connect')} />
    </>
  )
}
