import { ActivitiesScreen } from '@meridian/ui/screens/activities'
import type { DataLayer } from '../../lib/api/data-layer.ts'
import { useActivities } from '../../lib/api/use-activities.ts'
import { useNow } from '../../lib/use-now.ts'

/** Activities tab (Spec 2, Activity page). */
export function ActivitiesRoute() {
  return <ActivitiesScreen activities={useActivities()} now={useNow()} />
}

ActivitiesRoute.readAhead = ({ ahead, activities }: DataLayer) => ahead(activities())
