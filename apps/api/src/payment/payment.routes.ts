import { checkPurchase, openPayment, chargeCard, readHistory, type Endpoint } from '@meridian-2117/contract'
import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { paymentCurrency, toCents } from '@meridian-2117/contract/money/pricing'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits, type Counted } from '../limits/limits.ts'
import type { PaymentService } from './payment.service.ts'
import type { PricedItem, PurchaseStore } from './purchase.store.ts'

interface PaymentOptions {
  purchases: PurchaseStore
  payments: PaymentService
  rateLimits: RateLimits
}

/** Serves the purchase check, both payment methods, and a player's history. */
export async function paymentRoutes(
  app: FastifyInstance,
  { purchases, payments, rateLimits }: PaymentOptions,
): Promise<void> {
  /** Finds the item of an order; refuses with the specified message if there is none. */
  const findItem = async (order: Order) => {
    requireIds(order)
    const item = requireFound(await purchases.priced(order.itemId))
    refuseOtherSum(item, order)
    return item
  }

  app.endpoint(
    forPlayers(checkPurchase),
    async ({ body, playerId }) => {
      requireIds(body)
      const { item, owned, open } = await purchases.ownership(playerId, body.itemId)
      if (owned) return 'owned'
      if (open) {
        const { processing } = await payments.reconcileOpen(playerId, body.itemId)
        if (processing) throw new HttpError(409, 'payment_processing', messages.paymentProcessing)
        if (await purchases.owns(playerId, body.itemId)) return 'owned'
      }
      requireFound(item || undefined)
      return 'available'
    },
    { signedOut, limit: limits.purchaseChecks },
  )

  app.endpoint(
    forPlayers(openPayment),
    async ({ body, playerId, idempotencyKey }) => {
      const item = await findItem(body)
      return { clientSecret: await payments.open(playerId, item, idempotencyKey) }
    },
    { signedOut, limit: limits.payments },
  )

  app.endpoint(
    forPlayers(chargeCard),
    async ({ body, playerId, address, idempotencyKey }) => {
      const item = await findItem(body)
      if (toCents(body.price) !== item.priceCents)
        throw new HttpError(400, 'price_changed', messages.amountWrong)
      if (!body.name.trim()) throw new HttpError(400, 'invalid', messages.nameOnCardRequired)
      const tries: Counted[] = [
        [limits.declines, playerId],
        [limits.declinesOfAddress, address],
      ]
      // Counted before the charge, so that simultaneous tries count each other.
      await rateLimits.consume(...tries)
      let declined = false
      try {
        return await payments.charge(playerId, item, body.paymentMethodId, idempotencyKey)
      } catch (error) {
        declined = error instanceof HttpError && error.code === 'card_declined'
        throw error
      } finally {
        if (!declined) await rateLimits.giveBack(...tries)
      }
    },
    { signedOut, limit: limits.payments },
  )

  app.endpoint(
    readHistory,
    async ({ playerId }) => {
      await payments.reconcileOpen(playerId)
      const entries = await purchases.history(playerId)
      return { entries, message: entries.length === 0 ? messages.historyEmpty : undefined }
    },
    { limit: limits.histories },
  )
}

/** Demands the player's own token for a call that the contract leaves open. */
const forPlayers = <const E extends Endpoint>(endpoint: E): Omit<E, 'auth'> & { auth: 'required' } => ({
  ...endpoint,
  auth: 'required',
})

const signedOut = messages.userIdRequired

interface Order {
  playerId: string
  itemId: string
  amountCents: number
  currency: string
}

/** Refuses a call without a player or an item. */
function requireIds({ playerId, itemId }: Pick<Order, 'playerId' | 'itemId'>): void {
  if (!playerId.trim()) throw new HttpError(400, 'invalid', messages.userIdRequired)
  if (!itemId.trim()) throw new HttpError(400, 'invalid', messages.productIdRequired)
}

/** Refuses a call whose item does not exist. */
function requireFound<Item>(item: Item | undefined): Item {
  if (!item) throw new HttpError(404, 'not_found', serverMessages.productUnknown)
  return item
}

/** Refuses an amount other than the stored price, or another currency. */
function refuseOtherSum({ priceCents }: PricedItem, { amountCents, currency }: Order): void {
  if (currency.toLowerCase() !== paymentCurrency)
    throw new HttpError(400, 'invalid', serverMessages.currencyWrong)
  if (amountCents !== priceCents) throw new HttpError(400, 'price_changed', messages.amountWrong)
}
