import { readActivities, readUserActivities } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import type { ActivityStore } from './activity.store.ts'

/**
 * What happened on the market, and to one user. Neither call carries a token, so neither asks the card provider about
 * payments under way: strangers could make the server do so.
 */
export async function activityRoutes(
  app: FastifyInstance,
  { activities }: { activities: ActivityStore },
): Promise<void> {
  app.endpoint(readActivities, ({ query }) => activities.newest(query), { shared: true })
  app.endpoint(readUserActivities, ({ params, query }) => activities.ofBuyer(params.userId, query))
}
