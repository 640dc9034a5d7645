import type { Activity, User } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import type { PriceHistory } from '@meridian/contract/rules/price-history'
import { LogIn } from 'lucide-react'
import { useId } from 'react'
import { Link } from '../../lib/links.ts'
import { Button } from '../../components/button/button.tsx'
import { EmptyStateIcon } from '../../components/empty-state/empty-state-icon.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { EmptyStateLink } from '../../components/empty-state/empty-state-link.tsx'
import { ProfilePage } from '../../layouts/profile-page/profile-page.tsx'
import type { Load } from '../../lib/load.ts'
import { ActivityTable } from '../../sections/activity-table/activity-table.tsx'
import { PriceHistorySection } from '../../sections/price-history/price-history.tsx'
import { Receipts } from '../../sections/receipts/receipts.tsx'
import { useFormatMessage } from '../../lib/format-message.ts'
import { useMessages } from '../../lib/messages.ts'
import { activityMessages } from '../../sections/activity-table/activity-table.messages.ts'
import { profileMessages } from '../../sections/profile-header/profile-header.messages.ts'

export interface ProfileActivityScreenProps {
  /** The signed-in player, or nobody. */
  user: User | null
  /** The player's own activities, newest first; the first 5 show. Not looked at without a user. */
  activities: Load<readonly Activity[]>
  /** The player's purchases; not looked at without a user. */
  history: PriceHistory
  /** Saves the purchases as a file for spreadsheets. */
  onDownload: () => void
  /** Epoch `ms`, to which the ages in the table are counted. */
  now: number
}

/** The profile's Activities tab, with the purchase history under the table. */
export function ProfileActivityScreen({
  user,
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
    <ProfilePage user={user}>
      <div className="mb-12">
        {user ? (
          <section aria-labelledby={headingId}>
            <h2 id={headingId} className="sr-only">
              {title}
            </h2>
            <ActivityTable
              activities={activities}
              now={now}
              caption={messages.yourActivities}
              emptyAction={<EmptyStateLink to={paths.market}>{messages.openMarket}</EmptyStateLink>}
            />
          </section>
        ) : (
          <EmptyState
            title={format({ key: 'logInFirst' })}
            graphic={<EmptyStateIcon icon={LogIn} />}
            action={
              <Button asChild>
                <Link to={paths.signIn}>{messages.signIn}</Link>
              </Button>
            }
          />
        )}
      </div>
      <PriceHistorySection
        history={user ? history : { status: 'error', message: { key: 'notAuthenticated' } }}
      />
      {user && history.status === 'loaded' && (
        <Receipts purchases={history.purchases} onDownload={onDownload} />
      )}
    </ProfilePage>
  )
}
