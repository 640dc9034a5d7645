import { somethingWentWrong } from '@meridian/contract/rules/something-went-wrong'
import { showToast } from '@meridian/ui/lib/toast'
import { showsAll } from '@meridian/ui/lib/market-view'
import { CollectiblesScreen } from '@meridian/ui/screens/collectibles'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DataLayer } from '../api/data-layer.ts'
import { useItemList } from '../api/use-item-list.ts'
import { useMarket } from '../api/use-market.ts'
import type { SellFlow } from '../flows/sell-flow.tsx'
import { useArrived } from '../services/services-context.tsx'
import { ItemsForSearchEngines } from '../shell/items-for-search-engines.tsx'
import { useMarketView } from '../shell/use-market-view.ts'

/** Items beside the Instant Sell card (Spec 2, NFA market page). */
const shownItems = 3

/** Collectibles tab, with the dialogs of Instant Sell (Spec 2, NFA market page; Spec 4, Sell flow). */
export function CollectiblesRoute() {
  const items = useMarket(shownItems)
  const [address] = useSearchParams()
  const whole = showsAll(address)
  const asked = useMarketView()
  const list = useItemList('market', asked.view, whole)
  const arrived = useArrived()
  const [presses, setPresses] = useState(0)
  const [Flow, setFlow] = useState<typeof SellFlow>()

  // A dialog that was open is open again after a reload, so the flow comes by itself, but after the page that it lies
  // over; where it did not come, it comes with the next press.
  useEffect(() => {
    if (Flow || !arrived) return
    let overtaken = false
    import('../flows/sell-flow.tsx').then(
      ({ SellFlow: loaded }) => !overtaken && setFlow(() => loaded),
      () => !overtaken && presses > 0 && showToast({ tone: 'error', text: somethingWentWrong }),
    )
    return () => {
      overtaken = true
    }
  }, [Flow, arrived, presses])

  return (
    <>
      <CollectiblesScreen
        items={items}
        browsing={whole ? { ...asked, ...list } : undefined}
        onSell={() => setPresses((before) => before + 1)}
      />
      <ItemsForSearchEngines items={items} />
      {Flow && <Flow presses={presses} />}
    </>
  )
}

CollectiblesRoute.readAhead = ({ ahead, market }: DataLayer) => ahead(market({ limit: shownItems }))
