import { createCardNetwork, type CardIntent } from '@meridian/sandbox/server/card-network'
import { randomBytes } from 'node:crypto'
import type { Database } from '../database/open.ts'
import type { CardService, Settled } from '../payment/card-service.ts'
import type { ProviderPayment } from '../payment/payment-provider.ts'
import { createSandboxCardsRoutes } from './sandbox-cards.routes.ts'
import { createIntentStore } from './sandbox-cards.store.ts'

/**
 * Takes Stripe's place where no Stripe key is set (decisions, Outside services): no account, no network.
 * `cancel` on a payment that was paid meanwhile gives it back as paid. The routes are registered without a prefix.
 */
export function createSandboxCards({
  db,
  settled,
  now = Date.now,
}: {
  db: Database
  /** Told of every payment that has succeeded, as a webhook would be: at least once, so perhaps again. */
  settled: Settled
  /** The present time in ms. */
  now?: () => number
}): CardService {
  const network = createCardNetwork({
    store: createIntentStore(db),
    newId: () => randomBytes(18).toString('base64url'),
  })
  return {
    routes: createSandboxCardsRoutes({ network, settled, now }),
    provider: {
      name: 'sandbox',
      async create(order) {
        const created = await network.createIntent(order)
        if (!created.ok) throw new Error(created.error.message)
        return toPayment(created.intent)
      },
      async read(id) {
        const intent = await network.readIntent(id)
        return intent && toPayment(intent)
      },
      async charge(id, paymentMethodId) {
        const intent = await network.readIntent(id)
        if (!intent) throw new Error('The sandbox knows no such payment')
        const result = await network.confirm({
          clientSecret: intent.clientSecret,
          nowMs: now(),
          paymentMethod: paymentMethodId,
        })
        const after = result.intent ?? intent
        return {
          payment: toPayment(after),
          asksBank: after.status === 'requires_action',
          // A payment that was closed meanwhile says so by its state.
          ...(!result.ok &&
            result.error.code !== 'payment_intent_unexpected_state' && {
              refusal: result.error.message,
            }),
        }
      },
      async cancel(id) {
        const result = await network.cancelIntent(id)
        if (!result.intent) throw new Error('The sandbox knows no such payment')
        return toPayment(result.intent)
      },
      async refund(id) {
        const result = await network.refundIntent(id)
        if (!result.ok) throw new Error(result.error.message)
      },
    },
  }
}

function toPayment(intent: CardIntent): ProviderPayment {
  const { id, clientSecret, amountCents, currency, status } = intent
  return {
    id,
    clientSecret,
    amountCents,
    currency,
    status: status === 'requires_payment_method' || status === 'requires_action' ? 'open' : status,
  }
}
