import { paths } from '@meridian/contract/rules/paths'
import { useId } from 'react'
import { Button } from '../../components/button/button.tsx'
import { WayOn } from '../../components/empty-state/way-on.tsx'
import { MarketPage } from '../../frames/market-page/market-page.tsx'
import { InstantSellCard } from '../../sections/instant-sell-card/instant-sell-card.tsx'
import { MarketBrowser, type MarketBrowsing } from '../../sections/market-browser/market-browser.tsx'

export interface LandsScreenProps {
  /** The parcels, all of which are shown unless the player asks for some alone. */
  browsing: MarketBrowsing
  /** The Instant Sell card was pressed, which leads nowhere here. */
  onDeadEnd: (label: 'Instant Sell') => void
}

/** The market's tab Lands: an Instant Sell placeholder, then every parcel (Spec 2, Land list page), with sorting and filtering (decisions, Data). */
export function LandsScreen({ browsing, onDeadEnd }: LandsScreenProps) {
  const headingId = useId()
  return (
    <MarketPage>
      <section aria-labelledby={headingId} className="mt-8 lg:mt-12">
        <h2 id={headingId} className="sr-only">
          Lands
        </h2>
        <MarketBrowser
          {...browsing}
          noun={['parcel', 'parcels']}
          emptyNote="Every parcel around the Gate is taken. New ground is surveyed daily."
          emptyAction={<WayOn to={paths.collectibles}>Browse Collectibles</WayOn>}
          loadingLabel="Loading land"
          lead={
            <InstantSellCard
              action={
                <Button tone="card" size="sm" width="full" onClick={() => onDeadEnd('Instant Sell')}>
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
