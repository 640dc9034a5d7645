import { checkPurchase } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { HttpError } from '../http/http-error.ts'
import type { Route } from '../http/route.ts'
import type { PaymentService } from './payment.service.ts'
import { requireFound, requireIds } from './buyer.ts'
import type { PurchaseStore } from './purchase.store.ts'

interface PurchaseOptions {
  purchases: PurchaseStore
  payments: PaymentService
}

/** The check before every purchase. */
export function purchaseCheckRoutes(route: Route, { purchases, payments }: PurchaseOptions): void {
  route(checkPurchase, async ({ body, userId }) => {
    requireIds(body)
    const { user, item, owned, open } = await purchases.check(body.userId, body.productId)
    requireFound(user, item)
    // The provider is asked for the player alone: a stranger who names a user id starts nothing.
    if (!open || userId === undefined) return owned ? 'owned' : 'available'
    const { processing } = await payments.reconcileOpen(userId, body.productId)
    if (processing) throw new HttpError(409, 'payment_processing', messages.paymentProcessing)
    return (await purchases.owns(userId, body.productId)) ? 'owned' : 'available'
  })
}
