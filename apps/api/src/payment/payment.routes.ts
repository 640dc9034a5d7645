import { createPaymentIntent } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { paymentCurrency } from '@meridian/contract/rules/pricing'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { MarketStore } from '../market/market.store.ts'
import { findBuyerAndItem, purchaseWords } from '../purchase/buyer.ts'
import type { Tokens } from '../user/tokens.ts'
import type { UserStore } from '../user/user.store.ts'
import type { PaymentService } from './payment.service.ts'

/** The longest `Idempotency-Key`, in characters. */
const keyLimit = 255

interface PaymentOptions {
  users: UserStore
  market: MarketStore
  payments: PaymentService
  tokens: Tokens
}

/** Opening a card payment (Spec 7). */
export function paymentRoutes(app: FastifyInstance, options: PaymentOptions): void {
  route(
    app,
    createPaymentIntent,
    async ({ body, headers }) => {
      const { user, item } = await findBuyerAndItem(options, body)
      const bearer = await options.tokens.bearer(headers)
      if (bearer !== undefined && bearer !== user.id) {
        throw new Refusal(403, messages.notYours)
      }
      if (body.currency.toLowerCase() !== paymentCurrency) {
        throw new Refusal(400, messages.currencyWrong)
      }
      if (body.amount !== item.priceCents) throw new Refusal(400, messages.amountWrong)
      return {
        clientSecret: await options.payments.start(user.id, item, idempotencyKey(headers['idempotency-key'])),
      }
    },
    { ...purchaseWords, amount: messages.amountWrong },
  )
}

function idempotencyKey(header: string | string[] | undefined): string | undefined {
  const key = Array.isArray(header) ? header[0] : header
  if (key !== undefined && key.length > keyLimit) throw new Refusal(400, messages.keyTooLong)
  return key || undefined
}
