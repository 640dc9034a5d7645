import { createPaymentIntent } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { paymentCurrency } from '@meridian/contract/rules/pricing'
import { Refusal } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'
import type { ItemStore } from '../items/items.store.ts'
import { findBuyerAndItem } from './buyer.ts'
import type { UserStore } from '../user/user.store.ts'
import type { PaymentService } from './payment.service.ts'

interface PaymentOptions {
  users: UserStore
  items: ItemStore
  payments: PaymentService
}

/** Opening a card payment (Spec 7). */
export function paymentRoutes(route: Route, options: PaymentOptions): void {
  route(createPaymentIntent, async ({ body, idempotencyKey }) => {
    const { user, item } = await findBuyerAndItem(options, body)
    if (body.currency.toLowerCase() !== paymentCurrency) throw new Refusal(400, messages.currencyWrong)
    if (body.amountCents !== item.priceCents) throw new Refusal(400, messages.amountWrong)
    return { clientSecret: await options.payments.start(user.id, item, idempotencyKey) }
  })
}
