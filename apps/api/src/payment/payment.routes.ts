import { createPaymentIntent, payWithCard } from '@meridian/contract'
import { messages, serverMessages } from '@meridian/contract/rules/messages'
import { paymentCurrency, toCents } from '@meridian/contract/rules/pricing'
import { HttpError } from '../http/http-error.ts'
import type { Route } from '../http/route.ts'
import type { ItemStore, PricedItem } from '../items/items.store.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'
import { findBuyerAndItem } from './buyer.ts'
import type { UserStore } from '../user/user.store.ts'
import type { PaymentService } from './payment.service.ts'

interface PaymentOptions {
  users: UserStore
  items: ItemStore
  payments: PaymentService
  rateLimits: RateLimits
}

/** Opening a card payment, and paying by card at once. */
export function paymentRoutes(route: Route, options: PaymentOptions): void {
  // A player's own limit counts what their token proves: a stranger who names them uses up nothing of it.
  const limitPayments = (userId: string | undefined, address: string) =>
    options.rateLimits.consume(
      userId === undefined ? [limits.paymentsOfAddress, address] : [limits.payments, userId],
    )

  route(createPaymentIntent, async ({ body, userId, idempotencyKey, address }) => {
    await limitPayments(userId, address)
    const { user, item } = await findBuyerAndItem(options, body)
    refuseOtherSum(item, body)
    return { clientSecret: await options.payments.start(user.id, item, idempotencyKey) }
  })

  route(payWithCard, async ({ body, userId, idempotencyKey, address }) => {
    await limitPayments(userId, address)
    const { user, item } = await findBuyerAndItem(options, body)
    refuseOtherSum(item, body)
    if (toCents(body.price) !== item.priceCents)
      throw new HttpError(400, 'price_changed', messages.amountWrong)
    if (!body.name.trim()) throw new HttpError(400, 'invalid', messages.nameOnCardRequired)
    return options.payments.charge(user.id, item, body.paymentMethodId, idempotencyKey)
  })
}

/** Nobody pays another sum than the stored price, or in another currency. */
function refuseOtherSum(
  { priceCents }: PricedItem,
  { amountCents, currency }: { amountCents: number; currency: string },
): void {
  if (currency.toLowerCase() !== paymentCurrency)
    throw new HttpError(400, 'invalid', serverMessages.currencyWrong)
  if (amountCents !== priceCents) throw new HttpError(400, 'price_changed', messages.amountWrong)
}
