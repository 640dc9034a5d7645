import { ActivitiesScreen } from '@meridian-2117/ui/screens/activities'
import { useState } from 'react'
import type { Services } from '../../lib/services/services.ts'
import { activitiesQuery, useActivities } from './get-activities.ts'

export function Component() {
  // Ages do not change while the page is read.
  const [now] = useState(Date.now)
  return <ActivitiesScreen activities={useActivities()} now={now} />
}

export const prefetch = (services: Services) => [activitiesQuery(services)]
