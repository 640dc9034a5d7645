import { paths } from '@meridian/contract/rules/paths'
import { lazy, Suspense, useId } from 'react'
import { EmptyStateLink } from '../../components/empty-state/empty-state-link.tsx'
import { ErrorFallback } from '../../components/error-fallback/error-fallback.tsx'
import { MarketPage } from '../../layouts/market-page/market-page.tsx'
import { InstantSellCard } from '../../sections/instant-sell-card/instant-sell-card.tsx'
import { ItemGrid } from '../../sections/item-grid/item-grid.tsx'
import type { MarketBrowsing } from '../../sections/market-browser/market-browser.tsx'
import { useMessages } from '../../lib/messages.ts'
import { landsMessages } from './lands.messages.ts'
import { marketListMessages } from '../../layouts/market-page/market-page.messages.ts'

// The prerendered page shows it already, and leaves it alone until its code has loaded.
const MarketBrowser = lazy(async () => ({
  default: (await import('../../sections/market-browser/market-browser.tsx')).MarketBrowser,
}))

export interface LandsScreenProps {
  /** The parcels of the player's view. */
  browsing: MarketBrowsing
  /** Called when the player presses the Instant Sell card; it has no destination here. */
  onDeadEnd: (control: 'lands:instantSell') => void
}

/** The market's tab Lands: an Instant Sell placeholder, then every parcel, with sorting and filtering. */
export function LandsScreen({ browsing, onDeadEnd }: LandsScreenProps) {
  const messages = useMessages(landsMessages)
  const lists = useMessages(marketListMessages)
  const headingId = useId()
  const grid = {
    emptyNote: lists.noLand,
    emptyAction: <EmptyStateLink to={paths.collectibles}>{lists.browseCollectibles}</EmptyStateLink>,
    loadingLabel: lists.loadingLand,
    lead: <InstantSellCard onSell={() => onDeadEnd('lands:instantSell')} />,
  }
  const loading = <ItemGrid {...grid} items={{ status: 'loading' }} />
  return (
    <MarketPage>
      <section aria-labelledby={headingId} className="mt-8 lg:mt-12">
        <h2 id={headingId} className="sr-only">
          {messages.title}
        </h2>
        <ErrorFallback fallback={loading}>
          <Suspense fallback={loading}>
            <MarketBrowser {...grid} {...browsing} countOf={messages.count} />
          </Suspense>
        </ErrorFallback>
      </section>
    </MarketPage>
  )
}
