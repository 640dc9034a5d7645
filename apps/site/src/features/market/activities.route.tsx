import { ActivitiesScreen } from '@meridian/ui/screens/activities'
import { useActivities, type Queries } from '../../lib/api/queries.ts'
import { useNow } from '../../lib/use-now.ts'

/** Activities tab. */
export function Component() {
  return <ActivitiesScreen activities={useActivities()} now={useNow()} />
}

export const prefetch = ({ activities }: Queries) => [activities()]
