import { readActivities, readUserActivities } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import { listOf, route } from '../http/route.ts'
import type { PaymentService } from '../payment/payment.service.ts'
import type { ActivityStore } from './activity.store.ts'

/** Rows that the whole market's list holds at most; its screens show five. */
const newestLimit = 50

interface ActivityOptions {
  activities: ActivityStore
  payments: PaymentService
}

/** What happened on the market, and to one user (Spec 7). */
export function activityRoutes(app: FastifyInstance, { activities, payments }: ActivityOptions): void {
  route(app, readActivities, async () => listOf(await activities.newest(newestLimit)))

  route(app, readUserActivities, async ({ params }) => {
    await payments.settleOpen(params.userId)
    return listOf(await activities.ofBuyer(params.userId))
  })
}
