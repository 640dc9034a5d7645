import type { Activity } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { useId } from 'react'
import { WayOn } from '../../components/empty-state/way-on.tsx'
import { MarketPage } from '../../frames/market-page/market-page.tsx'
import type { Load } from '../../lib/load.ts'
import { ActivityTable } from '../../sections/activity-table/activity-table.tsx'
import { useWords } from '../../lib/words.ts'
import { activityWords } from '../../words/activities.ts'
import { marketListWords } from '../../words/market-lists.ts'

export interface ActivitiesScreenProps {
  /** What happened on the market, newest first; the first five are shown. */
  activities: Load<readonly Activity[]>
  /** The moment from which ages are counted, epoch `ms`. */
  now: number
}

/** The market's tab Activities (Spec 2, Activity page). */
export function ActivitiesScreen({ activities, now }: ActivitiesScreenProps) {
  const words = useWords(marketListWords)
  const headingId = useId()
  return (
    <MarketPage>
      <section aria-labelledby={headingId} className="mt-8 lg:mt-12">
        <h2 id={headingId} className="sr-only">
          {useWords(activityWords).title}
        </h2>
        <ActivityTable
          activities={activities}
          now={now}
          caption={words.activities}
          emptyAction={<WayOn to={paths.collectibles}>{words.browseCollectibles}</WayOn>}
        />
      </section>
    </MarketPage>
  )
}
