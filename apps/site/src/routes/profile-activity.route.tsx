import { ProfileActivityScreen } from '@meridian/ui/screens/profile-activity'
import { usePriceHistory, useUserActivities } from '../api/queries.ts'
import { useSession } from '../session/session-context.ts'
import { useNow } from '../shell/use-now.ts'

/** Profile, Activities tab, with the purchase history under the table (Spec 2; decisions, Data). */
export function ProfileActivityRoute() {
  const session = useSession()
  const activities = useUserActivities(session?.user.id)
  const history = usePriceHistory(session)
  return (
    <ProfileActivityScreen
      user={session?.user ?? null}
      activities={activities}
      history={history}
      now={useNow()}
    />
  )
}
