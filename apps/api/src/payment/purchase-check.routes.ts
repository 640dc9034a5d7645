import { checkPurchase } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { Refusal } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'
import type { ItemStore } from '../items/items.store.ts'
import type { PaymentService } from './payment.service.ts'
import type { UserStore } from '../user/user.store.ts'
import { findBuyerAndItem } from './buyer.ts'
import type { PurchaseStore } from './purchase.store.ts'

interface PurchaseOptions {
  users: UserStore
  items: ItemStore
  purchases: PurchaseStore
  payments: PaymentService
}

/** The check before every purchase (Spec 7). */
export function purchaseCheckRoutes(route: Route, options: PurchaseOptions): void {
  route(checkPurchase, async ({ body, userId }) => {
    const { user, item } = await findBuyerAndItem(options, body)
    // The provider is asked for the player alone: a stranger who names a user id starts nothing.
    const { processing } =
      userId === undefined ? { processing: false } : await options.payments.settleOpen(userId, item.id)
    if (processing) throw new Refusal(409, messages.paymentProcessing)
    return (await options.purchases.owns(user.id, item.id)) ? 'owned' : 'available'
  })
}
