import { paths } from '@meridian-2117/contract/paths/paths'
import { useId } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { MarketPage } from '../../layouts/market-page/market-page.tsx'
import { ActivityTable, type ActivityList } from '../../sections/activity-table/activity-table.tsx'
import { useMessages } from '../../lib/messages.ts'
import { activityMessages } from '../../sections/activity-table/activity-table.messages.ts'
import { marketListMessages } from '../../layouts/market-page/market-page.messages.ts'

export type ActivitiesScreenProps = ActivityList

/**
 * The market's tab Activities.
 *
 * The player reads the five latest activities of the market, or changes to another tab.
 */
export function ActivitiesScreen(table: ActivitiesScreenProps) {
  const messages = useMessages(marketListMessages)
  const headingId = useId()
  return (
    <MarketPage>
      <section aria-labelledby={headingId} className="mt-8 lg:mt-12">
        <h2 id={headingId} className="sr-only">
          {useMessages(activityMessages).title}
        </h2>
        <ActivityTable
          {...table}
          caption={messages.activities}
          emptyAction={
            <ButtonLink tone="quiet" size="sm" to={paths.collectibles}>
              {messages.browseCollectibles}
            </ButtonLink>
          }
        />
      </section>
    </MarketPage>
  )
}
