import { paths } from '@meridian-2117/contract/paths/paths'
import { History } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { MarketPage } from '../../layouts/market-page/market-page.tsx'
import { InertMarketTabs } from '../../sections/market-tabs/inert-market-tabs.tsx'
import type { DeadEndOf } from '../../lib/links.ts'
import { useMessages } from '../../lib/messages.ts'
import { activityMessages } from '../../sections/activity-table/activity-table.messages.ts'
import { emptyStateMessages } from '../../components/empty-state/empty-state.messages.ts'

export interface NoActivitiesScreenProps {
  /** Called when the player presses a tab, which has no destination here. */
  onDeadEnd: (control: DeadEndOf<'noActivities'>) => void
}

/**
 * The market without any activity; its tabs do nothing (docs/product.md#market).
 *
 * The player goes on to the collectibles.
 */
export function NoActivitiesScreen({ onDeadEnd }: NoActivitiesScreenProps) {
  const messages = useMessages(emptyStateMessages)
  const ofActivities = useMessages(activityMessages)
  return (
    <MarketPage tabs={<InertMarketTabs onPress={(tab) => onDeadEnd(`noActivities:${tab}`)} />}>
      <EmptyState
        title={messages.title}
        icon={History}
        action={<ButtonLink to={paths.collectibles}>{messages.browse}</ButtonLink>}
      >
        {ofActivities.emptyNote}
      </EmptyState>
    </MarketPage>
  )
}
