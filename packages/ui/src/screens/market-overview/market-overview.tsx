import type { Activity, Item } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { MarketPage } from '../../frames/market-page/market-page.tsx'
import { previewItems } from '../../lib/item-preview.ts'
import { firstOf, type Load } from '../../lib/load.ts'
import { ActivityTable } from '../../sections/activity-table/activity-table.tsx'
import { ItemGrid } from '../../sections/item-grid/item-grid.tsx'
import { ArrowLink } from '../../sections/titled-section/arrow-link.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { WayOn } from '../../components/empty-state/way-on.tsx'
import { MarketSearch } from './market-search.tsx'

export interface MarketOverviewScreenProps {
  /** The collectibles; the first four are shown. */
  market: Load<readonly Item[]>
  /** The parcels; the first four are shown. */
  land: Load<readonly Item[]>
  /** Newest first; the first five are shown. */
  activities: Load<readonly Activity[]>
  /** The moment from which ages are counted, epoch `ms`. */
  now: number
}

/** The market's front page, tab Overview (Spec 2, Marketplace landing). */
export function MarketOverviewScreen({ market, land, activities, now }: MarketOverviewScreenProps) {
  return (
    <MarketPage search={<MarketSearch />}>
      <TitledSection title="NFA" action={<ArrowLink to={paths.collectibles}>Explore All</ArrowLink>}>
        <ItemGrid
          items={firstOf(market, previewItems)}
          empty="No Items"
          emptyNote="Everything that came through has an owner. The next convoy docks here first."
          emptyAction={<WayOn to={paths.lands}>Browse Lands</WayOn>}
          loadingLabel="Loading collectibles"
        />
      </TitledSection>
      <TitledSection title="LAND" action={<ArrowLink to={paths.market}>Expand All</ArrowLink>}>
        <ItemGrid
          items={firstOf(land, previewItems)}
          empty="No Items"
          emptyNote="Every parcel around the Gate is taken. New ground is surveyed daily."
          emptyAction={<WayOn to={paths.collectibles}>Browse Collectibles</WayOn>}
          loadingLabel="Loading land"
        />
      </TitledSection>
      <TitledSection title="ACTIVITIES">
        <ActivityTable
          activities={activities}
          now={now}
          caption="Market activities"
          emptyAction={<WayOn to={paths.collectibles}>Browse Collectibles</WayOn>}
        />
      </TitledSection>
    </MarketPage>
  )
}
