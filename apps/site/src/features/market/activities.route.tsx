import { ActivitiesScreen } from '@meridian-2117/ui/screens/activities'
import { useLoad } from '../../lib/api/use-load.ts'
import { activitiesQuery } from '../../lib/market/market-queries.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import type { Services } from '../../lib/services/services.ts'
import { useNow } from '../../lib/use-now.ts'

export function Component() {
  return <ActivitiesScreen activities={useLoad(activitiesQuery(useServices()))} now={useNow()} />
}

export const prefetch = (services: Services) => [activitiesQuery(services)]
