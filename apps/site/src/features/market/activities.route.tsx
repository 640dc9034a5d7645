import { ActivitiesScreen } from '@meridian/ui/screens/activities'
import { activitiesQuery } from '../../lib/market/market-queries.ts'
import { useActivities } from '../../lib/market/use-market.ts'
import type { Services } from '../../lib/services/services.ts'
import { useNow } from '../../lib/use-now.ts'

export function Component() {
  return <ActivitiesScreen activities={useActivities()} now={useNow()} />
}

export const prefetch = (services: Services) => [activitiesQuery(services)]
