import { ErrorFallback } from '@meridian/ui/components/error-fallback'
import { showsAll } from '@meridian/ui/lib/market-view'
import { CollectiblesScreen } from '@meridian/ui/screens/collectibles'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DataLayer } from '../api/data-layer.ts'
import { useItemList } from '../api/use-item-list.ts'
import { useMarket } from '../api/use-market.ts'
import { useArrived } from '../services/services-context.tsx'
import { ItemsForSearchEngines } from '../shell/items-for-search-engines.tsx'
import { useMarketView } from '../shell/use-market-view.ts'

/** Items beside the Instant Sell card (Spec 2, NFA market page). */
const shownItems = 3

// A dialog that was open is open again after a reload, so the flow comes by itself; but after the page that it lies over.
const SellFlow = lazy(async () => ({ default: (await import('../flows/sell-flow.tsx')).SellFlow }))

/** Collectibles tab, with the dialogs of Instant Sell (Spec 2, NFA market page; Spec 4, Sell flow). */
export function CollectiblesRoute() {
  const items = useMarket(shownItems)
  const [address] = useSearchParams()
  const whole = showsAll(address)
  const asked = useMarketView()
  const list = useItemList('market', asked.view, whole)
  const arrived = useArrived()
  const [presses, setPresses] = useState(0)
  return (
    <>
      <CollectiblesScreen
        items={items}
        browsing={whole ? { ...asked, ...list } : undefined}
        onSell={() => setPresses((before) => before + 1)}
      />
      <ItemsForSearchEngines items={items} />
      {arrived && (
        <ErrorFallback fallback={null}>
          <Suspense>
            <SellFlow presses={presses} />
          </Suspense>
        </ErrorFallback>
      )}
    </>
  )
}

CollectiblesRoute.readAhead = ({ ahead, market }: DataLayer) => ahead(market({ limit: shownItems }))
