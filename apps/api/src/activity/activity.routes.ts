import { readActivities, readUserActivities } from '@meridian/contract'
import type { Route } from '../http/route.ts'
import type { ActivityStore } from './activity.store.ts'

/**
 * What happened on the market, and to one user. Neither call carries a token, so neither asks the card provider about
 * payments under way: strangers could make the server do so.
 */
export function activityRoutes(route: Route, { activities }: { activities: ActivityStore }): void {
  route(readActivities, ({ query }) => activities.newest(query), { shared: true })
  route(readUserActivities, ({ params, query }) => activities.ofBuyer(params.userId, query))
}
