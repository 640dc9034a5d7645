import type { Item } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { MarketPage } from '../../layouts/market-page/market-page.tsx'
import { previewItems } from '../../lib/item.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { ActivityTable, type ActivityList } from '../../sections/activity-table/activity-table.tsx'
import { ItemGrid } from '../../sections/item-grid/item-grid.tsx'
import { ArrowLink } from '../../sections/titled-section/arrow-link.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { useMessages } from '../../lib/messages.ts'
import { marketListMessages } from '../../layouts/market-page/market-page.messages.ts'
import { marketOverviewMessages } from './market-overview.messages.ts'
import { cn, inputStyles } from '../../lib/cn.ts'

export interface MarketOverviewScreenProps extends ActivityList {
  /** The collectibles; the first four are shown. */
  collectibles: Loadable<readonly Item[]>
  /** The parcels; the first four are shown. */
  land: Loadable<readonly Item[]>
}

/**
 * The market's front page, tab Overview.
 *
 * The player opens an item, or goes on to a whole list. The search box under the slogan finds nothing.
 */
export function MarketOverviewScreen({ collectibles, land, activities, now }: MarketOverviewScreenProps) {
  const messages = useMessages(marketOverviewMessages)
  const lists = useMessages(marketListMessages)
  return (
    <MarketPage search={<MarketSearch />}>
      <TitledSection
        title={messages.nfa}
        action={<ArrowLink to={paths.collectibles}>{messages.exploreAll}</ArrowLink>}
      >
        <ItemGrid
          items={collectibles}
          limit={previewItems}
          emptyNote={messages.noCollectibles}
          emptyAction={
            <ButtonLink tone="quiet" size="sm" to={paths.lands}>
              {lists.browseLands}
            </ButtonLink>
          }
          loadingLabel={lists.loadingCollectibles}
        />
      </TitledSection>
      <TitledSection
        title={messages.land}
        action={<ArrowLink to={paths.market}>{messages.expandAll}</ArrowLink>}
      >
        <ItemGrid
          items={land}
          limit={previewItems}
          emptyNote={lists.noLand}
          emptyAction={
            <ButtonLink tone="quiet" size="sm" to={paths.collectibles}>
              {lists.browseCollectibles}
            </ButtonLink>
          }
          loadingLabel={lists.loadingLand}
        />
      </TitledSection>
      <TitledSection title={messages.activities}>
        <ActivityTable
          activities={activities}
          now={now}
          caption={lists.activities}
          emptyAction={
            <ButtonLink tone="quiet" size="sm" to={paths.collectibles}>
              {lists.browseCollectibles}
            </ButtonLink>
          }
        />
      </TitledSection>
    </MarketPage>
  )
}

/**
 * The Overview's search box. It has no behaviour (docs/product.md#market): it only holds text. Its look differs from
 * the working search of the header.
 */
function MarketSearch() {
  const messages = useMessages(marketOverviewMessages)
  const inputId = useId()
  return (
    <div data-slot="market-search" className="relative">
      <label htmlFor={inputId} className="sr-only">
        {messages.search}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2 size-5 -translate-y-1/2 text-ink-muted"
      />
      <input
        id={inputId}
        type="search"
        placeholder={messages.placeholder}
        autoComplete="off"
        className={cn(inputStyles, 'h-12 rounded-none border-x-0 border-t-0 bg-transparent pr-4 pl-10')}
      />
    </div>
  )
}
