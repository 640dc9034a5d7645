import { checkPurchase, createPaymentIntent, payWithCard, readHistory } from '@meridian/contract'
import { messages, serverMessages } from '@meridian/contract/rules/messages'
import { paymentCurrency, toCents } from '@meridian/contract/rules/pricing'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import type { ItemStore, PricedItem } from '../items/items.store.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'
import type { UserStore } from '../user/user.store.ts'
import type { PaymentService } from './payment.service.ts'
import type { PurchaseStore } from './purchase.store.ts'

interface PaymentOptions {
  users: UserStore
  items: ItemStore
  purchases: PurchaseStore
  payments: PaymentService
  rateLimits: RateLimits
}

/** The purchase check, both payment methods, and the history of a player. */
export async function paymentRoutes(
  app: FastifyInstance,
  { users, items, purchases, payments, rateLimits }: PaymentOptions,
): Promise<void> {
  /** Finds buyer and item, or refuses with the specified message. */
  const findOrder = async (order: Order, caller: string | undefined, address: string) => {
    // A player's own limit counts only calls with their token: strangers who name the player use up nothing.
    await rateLimits.consume(
      caller === undefined ? [limits.paymentsOfAddress, address] : [limits.payments, caller],
    )
    requireIds(order)
    const [user, item] = await Promise.all([users.byId(order.userId), items.priced(order.productId)])
    const found = requireFound(user, item)
    refuseOtherSum(found.item, order)
    return found
  }

  app.endpoint(checkPurchase, async ({ body, userId }) => {
    requireIds(body)
    const { user, item, owned, open } = await purchases.check(body.userId, body.productId)
    requireFound(user, item)
    // The provider is asked only for the player: a stranger who names a user id starts no call.
    if (!open || userId === undefined) return owned ? 'owned' : 'available'
    const { processing } = await payments.reconcileOpen(userId, body.productId)
    if (processing) throw new HttpError(409, 'payment_processing', messages.paymentProcessing)
    return (await purchases.owns(userId, body.productId)) ? 'owned' : 'available'
  })

  app.endpoint(createPaymentIntent, async ({ body, userId, idempotencyKey, address }) => {
    const { user, item } = await findOrder(body, userId, address)
    return { clientSecret: await payments.start(user.id, item, idempotencyKey) }
  })

  app.endpoint(payWithCard, async ({ body, userId, idempotencyKey, address }) => {
    const { user, item } = await findOrder(body, userId, address)
    if (toCents(body.price) !== item.priceCents)
      throw new HttpError(400, 'price_changed', messages.amountWrong)
    if (!body.name.trim()) throw new HttpError(400, 'invalid', messages.nameOnCardRequired)
    return payments.charge(user.id, item, body.paymentMethodId, idempotencyKey)
  })

  app.endpoint(readHistory, async ({ userId }) => {
    await payments.reconcileOpen(userId)
    const entries = await purchases.history(userId)
    return { entries, message: entries.length === 0 ? messages.historyEmpty : undefined }
  })
}

interface Order {
  userId: string
  productId: string
  amountCents: number
  currency: string
}

/** Refuses a call without a user or an item. */
function requireIds({ userId, productId }: Pick<Order, 'userId' | 'productId'>): void {
  if (!userId.trim()) throw new HttpError(400, 'invalid', messages.userIdRequired)
  if (!productId.trim()) throw new HttpError(400, 'invalid', messages.productIdRequired)
}

/** Refuses a call whose user or item does not exist. */
function requireFound<Buyer, Bought>(user: Buyer | undefined, item: Bought | undefined) {
  if (!user) throw new HttpError(401, 'unauthorized', messages.userIdRequired)
  if (!item) throw new HttpError(404, 'not_found', serverMessages.productUnknown)
  return { user, item }
}

/** Refuses an amount other than the stored price, or another currency. */
function refuseOtherSum({ priceCents }: PricedItem, { amountCents, currency }: Order): void {
  if (currency.toLowerCase() !== paymentCurrency)
    throw new HttpError(400, 'invalid', serverMessages.currencyWrong)
  if (amountCents !== priceCents) throw new HttpError(400, 'price_changed', messages.amountWrong)
}
