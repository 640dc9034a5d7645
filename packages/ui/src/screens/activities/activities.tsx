import type { Activity } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { useId } from 'react'
import { EmptyStateLink } from '../../components/empty-state/empty-state-link.tsx'
import { MarketPage } from '../../layouts/market-page/market-page.tsx'
import type { Load } from '../../lib/load.ts'
import { ActivityTable } from '../../sections/activity-table/activity-table.tsx'
import { useMessages } from '../../lib/messages.ts'
import { activityMessages } from '../../sections/activity-table/activity-table.messages.ts'
import { marketListMessages } from '../../layouts/market-page/market-page.messages.ts'

export interface ActivitiesScreenProps {
  /** The activities of the market, newest first. The first five are shown. */
  activities: Load<readonly Activity[]>
  /** The moment from which ages are counted, epoch `ms`. */
  now: number
}

/** The market's tab Activities. */
export function ActivitiesScreen({ activities, now }: ActivitiesScreenProps) {
  const messages = useMessages(marketListMessages)
  const headingId = useId()
  return (
    <MarketPage>
      <section aria-labelledby={headingId} className="mt-8 lg:mt-12">
        <h2 id={headingId} className="sr-only">
          {useMessages(activityMessages).title}
        </h2>
        <ActivityTable
          activities={activities}
          now={now}
          caption={messages.activities}
          emptyAction={<EmptyStateLink to={paths.collectibles}>{messages.browseCollectibles}</EmptyStateLink>}
        />
      </section>
    </MarketPage>
  )
}
