import { ActivitiesScreen } from '@meridian/ui/screens/activities'
import { useActivities } from '../api/activity.queries.ts'
import { useNow } from '../shell/use-now.ts'

/** Activities tab (Spec 2, Activity page). */
export function ActivitiesRoute() {
  return <ActivitiesScreen activities={useActivities()} now={useNow()} />
}
