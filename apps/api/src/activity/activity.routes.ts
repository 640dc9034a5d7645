import { readActivities, readPlayerActivities } from '@meridian-2117/contract'
import type { FastifyInstance } from 'fastify'
import type { ActivityStore } from './activity.store.ts'

/**
 * Serves the activities of the market and of one player. Neither call asks the card provider about open payments. The
 * calls carry no token, so strangers could make the server ask.
 */
export async function activityRoutes(
  app: FastifyInstance,
  { activities }: { activities: ActivityStore },
): Promise<void> {
  app.endpoint(readActivities, ({ query }) => activities.newest(query), { shared: true })
  app.endpoint(readPlayerActivities, ({ params, query }) => activities.ofBuyer(params.playerId, query))
}
