import { paths } from '@meridian-2117/contract/paths/paths'
import { useId } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { MarketPage } from '../../layouts/market-page/market-page.tsx'
import { InstantSellCard } from '../../sections/instant-sell-card/instant-sell-card.tsx'
import { MarketBrowser, type MarketBrowsing } from '../../sections/market-browser/market-browser.tsx'
import { useMessages } from '../../lib/messages.ts'
import { landsMessages } from './lands.messages.ts'
import { marketListMessages } from '../../layouts/market-page/market-page.messages.ts'

export interface LandsScreenProps {
  /** The parcels of the player's view. */
  browsing: MarketBrowsing
  /** Called when the player presses the Instant Sell card; it has no destination here. */
  onDeadEnd: (control: 'lands:instantSell') => void
}

/**
 * The market's tab Lands: an Instant Sell placeholder, then every parcel, with sorting and filtering.
 *
 * The player opens a parcel, and searches, filters and sorts them. *Instant Sell* leads nowhere here.
 */
export function LandsScreen({ browsing, onDeadEnd }: LandsScreenProps) {
  const messages = useMessages(landsMessages)
  const lists = useMessages(marketListMessages)
  const headingId = useId()
  const grid = {
    emptyNote: lists.noLand,
    emptyAction: (
      <ButtonLink tone="quiet" size="sm" to={paths.collectibles}>
        {lists.browseCollectibles}
      </ButtonLink>
    ),
    loadingLabel: lists.loadingLand,
    lead: <InstantSellCard onSell={() => onDeadEnd('lands:instantSell')} />,
  }
  return (
    <MarketPage>
      <section aria-labelledby={headingId} className="mt-8 lg:mt-12">
        <h2 id={headingId} className="sr-only">
          {messages.title}
        </h2>
        <MarketBrowser {...grid} {...browsing} countOf={messages.count} />
      </section>
    </MarketPage>
  )
}
