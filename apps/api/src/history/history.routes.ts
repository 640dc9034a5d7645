import { readHistory } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { listOf, route } from '../http/route.ts'
import type { PaymentService } from '../payment/payment.service.ts'
import type { PurchaseStore } from '../purchase/purchase.store.ts'
import type { Tokens } from '../user/tokens.ts'

interface HistoryOptions {
  purchases: PurchaseStore
  payments: PaymentService
  tokens: Tokens
}

/** What the signed-in user has bought (Spec 7). */
export function historyRoutes(app: FastifyInstance, { purchases, payments, tokens }: HistoryOptions): void {
  route(app, readHistory, async ({ params, headers }) => {
    const userId = await tokens.bearer(headers)
    if (userId === undefined) throw new Refusal(401, messages.notAuthenticated)
    if (userId !== params.userId) throw new Refusal(403, messages.notYours)
    await payments.settleOpen(userId)
    const entries = await purchases.history(userId)
    return listOf(entries, entries.length === 0 ? messages.historyEmpty : undefined)
  })
}
