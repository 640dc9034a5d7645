import { paths } from '@meridian/contract/rules/paths'
import { lazy, Suspense, useId } from 'react'
import { Button } from '../../components/button/button.tsx'
import { WayOn } from '../../components/empty-state/way-on.tsx'
import { ErrorFallback } from '../../components/error-fallback/error-fallback.tsx'
import { MarketPage } from '../../frames/market-page/market-page.tsx'
import { InstantSellCard } from '../../sections/instant-sell-card/instant-sell-card.tsx'
import { ItemGrid } from '../../sections/item-grid/item-grid.tsx'
import type { MarketBrowsing } from '../../sections/market-browser/market-browser.tsx'
import { useWords } from '../../lib/words.ts'
import { instantSellWords } from '../../words/instant-sell.ts'
import { landsWords } from '../../words/lands.ts'
import { marketListWords } from '../../words/market-lists.ts'

// What is written beforehand shows it already, and is left alone until its code has come.
const MarketBrowser = lazy(async () => ({
  default: (await import('../../sections/market-browser/market-browser.tsx')).MarketBrowser,
}))

export interface LandsScreenProps {
  /** The parcels, all of which are shown unless the player asks for some alone. */
  browsing: MarketBrowsing
  /** The Instant Sell card was pressed, which leads nowhere here. */
  onDeadEnd: (label: 'Instant Sell') => void
}

/** The market's tab Lands: an Instant Sell placeholder, then every parcel (Spec 2, Land list page), with sorting and filtering (decisions, Data). */
export function LandsScreen({ browsing, onDeadEnd }: LandsScreenProps) {
  const words = useWords(landsWords)
  const lists = useWords(marketListWords)
  const { sellNow } = useWords(instantSellWords)
  const headingId = useId()
  const grid = {
    emptyNote: lists.noLand,
    emptyAction: <WayOn to={paths.collectibles}>{lists.browseCollectibles}</WayOn>,
    loadingLabel: lists.loadingLand,
    lead: (
      <InstantSellCard
        action={
          <Button tone="card" size="sm" width="full" onClick={() => onDeadEnd(instantSellWords.title)}>
            {sellNow}
          </Button>
        }
      />
    ),
  }
  const loading = <ItemGrid {...grid} items={{ status: 'loading' }} />
  return (
    <MarketPage>
      <section aria-labelledby={headingId} className="mt-8 lg:mt-12">
        <h2 id={headingId} className="sr-only">
          {words.title}
        </h2>
        <ErrorFallback fallback={loading}>
          <Suspense fallback={loading}>
            <MarketBrowser {...grid} {...browsing} countOf={words.count} />
          </Suspense>
        </ErrorFallback>
      </section>
    </MarketPage>
  )
}
