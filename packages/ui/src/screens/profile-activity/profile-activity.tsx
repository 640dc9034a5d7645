import { paths } from '@meridian-2117/contract/paths/paths'
import { LogIn } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ProfilePage } from '../../layouts/profile-page/profile-page.tsx'
import type { PlayerProps } from '../../sections/profile-header/profile-header.tsx'
import { ActivityTable, type ActivityList } from '../../sections/activity-table/activity-table.tsx'
import { PriceHistorySection, type PriceHistory } from '../../sections/price-history/price-history.tsx'
import { Receipts } from '../../sections/receipts/receipts.tsx'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { activityMessages } from '../../sections/activity-table/activity-table.messages.ts'
import { profileMessages } from '../../sections/profile-header/profile-header.messages.ts'

export interface ProfileActivityScreenProps extends ActivityList, PlayerProps {
  /** The player's purchases; ignored without a player. */
  history: PriceHistory
  /** Saves the purchases as a file for spreadsheets. */
  onDownload: () => void
}

/**
 * The profile's Activities tab, with the purchase history under the table.
 *
 * The player reads what was bought, listed and sold, opens a receipt, and saves all purchases as a file.
 */
export function ProfileActivityScreen({
  player,
  activities,
  history,
  onDownload,
  now,
}: ProfileActivityScreenProps) {
  const messages = useMessages(profileMessages)
  const { title } = useMessages(activityMessages)
  const format = useFormatMessage()
  const headingId = useId()
  return (
    <ProfilePage player={player}>
      <div className="mb-12">
        {player ? (
          <section aria-labelledby={headingId}>
            <h2 id={headingId} className="sr-only">
              {title}
            </h2>
            <ActivityTable
              activities={activities}
              now={now}
              caption={messages.yourActivities}
              emptyAction={
                <ButtonLink tone="quiet" size="sm" to={paths.market}>
                  {messages.openMarket}
                </ButtonLink>
              }
            />
          </section>
        ) : (
          <EmptyState
            title={format({ key: 'logInFirst' })}
            icon={LogIn}
            action={<ButtonLink to={paths.signIn}>{messages.signIn}</ButtonLink>}
          />
        )}
      </div>
      <PriceHistorySection
        history={player ? history : { status: 'error', message: { key: 'notAuthenticated' } }}
      />
      {player && history.status === 'loaded' && (
        <Receipts purchases={history.purchases} onDownload={onDownload} />
      )}
    </ProfilePage>
  )
}
