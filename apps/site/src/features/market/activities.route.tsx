import { ActivitiesScreen } from '@meridian/ui/screens/activities'
import type { Queries } from '../../lib/api/queries.ts'
import { useActivities } from '../../lib/api/use-lists.ts'
import { useNow } from '../../lib/use-now.ts'

/** Activities tab (Spec 2, Activity page). */
export function Component() {
  return <ActivitiesScreen activities={useActivities()} now={useNow()} />
}

export const prefetch = ({ activities }: Queries) => [activities()]
