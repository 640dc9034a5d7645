import type { Item } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { useEffect, useId, useRef } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { MarketPage } from '../../layouts/market-page/market-page.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { showAll } from '../../lib/market-view.ts'
import { InstantSellCard } from '../../sections/instant-sell-card/instant-sell-card.tsx'
import { ItemGrid } from '../../sections/item-grid/item-grid.tsx'
import { MarketBrowser, type MarketBrowsing } from '../../sections/market-browser/market-browser.tsx'
import { useMessages } from '../../lib/messages.ts'
import { collectiblesMessages } from './collectibles.messages.ts'
import { marketListMessages } from '../../layouts/market-page/market-page.messages.ts'

/** The address of this page with the whole market. */
const allCollectibles = `${paths.collectibles}?${showAll}`

/** The number of items that make four cards with Instant Sell. */
const shownItems = 3

export interface CollectiblesScreenProps {
  /** The collectibles; the first three are shown. */
  items: Loadable<readonly Item[]>
  /** The whole market, once the player asked for it; four cards show until then. */
  browsing?: MarketBrowsing | undefined
  /** Opens 'Select item to sell'. */
  onSell: () => void
}

/**
 * The market's tab Collectibles: Instant Sell and three items, and on demand all of them.
 *
 * The player opens an item, sells one by Instant Sell, or shows all items to search, filter and sort them.
 */
export function CollectiblesScreen({ items, browsing, onSell }: CollectiblesScreenProps) {
  const messages = useMessages(collectiblesMessages)
  const lists = useMessages(marketListMessages)
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const whole = browsing !== undefined
  const wasWhole = useRef(whole)
  useEffect(() => {
    // The link for all is gone: the focus moves to the list.
    if (whole && !wasWhole.current) section.current?.focus({ preventScroll: true })
    wasWhole.current = whole
  }, [whole])

  const grid = {
    emptyNote: messages.noCollectibles,
    emptyAction: (
      <ButtonLink tone="quiet" size="sm" to={paths.lands}>
        {lists.browseLands}
      </ButtonLink>
    ),
    loadingLabel: lists.loadingCollectibles,
    lead: <InstantSellCard onSell={onSell} />,
  }
  return (
    <MarketPage>
      <section ref={section} tabIndex={-1} aria-labelledby={headingId} className="mt-8 outline-none lg:mt-12">
        <h2 id={headingId} className="sr-only">
          {messages.title}
        </h2>
        {browsing ? (
          <MarketBrowser {...grid} {...browsing} countOf={messages.count} />
        ) : (
          <>
            <ItemGrid {...grid} items={items} limit={shownItems} />
            <p className="mt-8 text-center">
              <ButtonLink tone="quiet" size="sm" to={allCollectibles} preventScrollReset>
                {messages.showAll}
              </ButtonLink>
            </p>
          </>
        )}
      </section>
    </MarketPage>
  )
}
