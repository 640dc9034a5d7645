import { checkPurchase, type ResponseOf } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { MarketStore } from '../market/market.store.ts'
import type { PaymentService } from '../payment/payment.service.ts'
import type { UserStore } from '../user/user.store.ts'
import { findBuyerAndItem, purchaseWords } from './buyer.ts'
import type { PurchaseStore } from './purchase.store.ts'

interface PurchaseOptions {
  users: UserStore
  market: MarketStore
  purchases: PurchaseStore
  payments: PaymentService
}

/** The check before every purchase (Spec 7). */
export function purchaseRoutes(app: FastifyInstance, options: PurchaseOptions): void {
  route(
    app,
    checkPurchase,
    async ({ body }): Promise<ResponseOf<typeof checkPurchase>> => {
      const { user, item } = await findBuyerAndItem(options, body)
      await options.payments.settleOpen(user.id, item.id)
      return { exist: (await options.purchases.owns(user.id, item.id)) ? 'yes' : 'no' }
    },
    purchaseWords,
  )
}
