import { readHistory } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import type { Route } from '../http/route.ts'
import type { PaymentService } from '../payment/payment.service.ts'
import type { PurchaseStore } from '../payment/purchase.store.ts'

interface HistoryOptions {
  purchases: PurchaseStore
  payments: PaymentService
}

/** What the signed-in user has bought. */
export function historyRoutes(route: Route, { purchases, payments }: HistoryOptions): void {
  route(readHistory, async ({ userId }) => {
    await payments.reconcileOpen(userId)
    const entries = await purchases.history(userId)
    return { entries, message: entries.length === 0 ? messages.historyEmpty : undefined }
  })
}
