import type { Item } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { useId } from 'react'
import { Button } from '../../components/button/button.tsx'
import { WayOn } from '../../components/empty-state/way-on.tsx'
import { MarketPage } from '../../frames/market-page/market-page.tsx'
import { firstOf, type Load } from '../../lib/load.ts'
import { InstantSellCard } from '../../sections/instant-sell-card/instant-sell-card.tsx'
import { ItemGrid } from '../../sections/item-grid/item-grid.tsx'

/** With Instant Sell before them, the items that make four cards (Spec 2, NFA market page). */
const shownItems = 3

export interface CollectiblesScreenProps {
  /** The collectibles; the first three are shown. */
  items: Load<readonly Item[]>
  /** Opens 'Select item to sell'. */
  onSell: () => void
}

/** The market's tab Collectibles: Instant Sell and three items (Spec 2, NFA market page). */
export function CollectiblesScreen({ items, onSell }: CollectiblesScreenProps) {
  const headingId = useId()
  return (
    <MarketPage>
      <section aria-labelledby={headingId} className="mt-8 lg:mt-12">
        <h2 id={headingId} className="sr-only">
          Collectibles
        </h2>
        <ItemGrid
          items={firstOf(items, shownItems)}
          empty="No Items"
          emptyNote="Everything that came through has an owner. Sell something of yours, or look at the ground around the Gate."
          emptyAction={<WayOn to={paths.lands}>Browse Lands</WayOn>}
          loadingLabel="Loading collectibles"
          lead={
            <InstantSellCard
              action={
                <Button tone="card" size="sm" width="full" onClick={onSell}>
                  Sell Now
                </Button>
              }
            />
          }
        />
      </section>
    </MarketPage>
  )
}
