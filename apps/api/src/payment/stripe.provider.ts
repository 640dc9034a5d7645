import { paths } from '@meridian/contract/rules/paths'
import Stripe from 'stripe'
import { Refusal } from '../http/refusal.ts'
import type { CardService, Settled } from './card-service.ts'
import type { PaymentStatus } from '../database/schema.ts'
import type { ProviderCharge, ProviderPayment } from './payment-provider.ts'

interface StripeOptions {
  secretKey: string
  /** Where players reach the site: a bank that leaves the page sends them back there. */
  publicUrl: string
  /** Without it no webhook is served; payments are then settled when somebody asks about them. */
  webhookSecret?: string | undefined
  settled: Settled
  /** Where Stripe's API answers; its own address unless a test stands in for it. */
  api?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>
}

/** Real card payments: Stripe's payment intents and its webhook (decisions, Outside services). */
export function createStripeCards({
  secretKey,
  publicUrl,
  webhookSecret,
  settled,
  api,
}: StripeOptions): CardService {
  const stripe = new Stripe(secretKey, { timeout: 15_000, maxNetworkRetries: 3, ...api })

  return {
    provider: {
      name: 'stripe',
      create: async ({ amountCents, currency, description, metadata, idempotencyKey }) =>
        paymentOf(
          await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency,
              description,
              metadata,
              automatic_payment_methods: { enabled: true },
            },
            { idempotencyKey },
          ),
        ),
      read: async (id) => paymentOf(await stripe.paymentIntents.retrieve(id)),
      charge: async (id, paymentMethodId) => {
        try {
          return chargeOf(
            await stripe.paymentIntents.confirm(
              id,
              {
                payment_method: paymentMethodId,
                return_url: `${publicUrl}${paths.dashboard}`,
                // The browser goes on with a bank's question in the page, where that can be.
                use_stripe_sdk: true,
              },
              { idempotencyKey: `${id}:${paymentMethodId}` },
            ),
          )
        } catch (error) {
          if (isClosed(error)) return chargeOf(await stripe.paymentIntents.retrieve(id))
          const refused =
            error instanceof Stripe.errors.StripeCardError ||
            error instanceof Stripe.errors.StripeInvalidRequestError
          if (!refused) throw error
          return { ...chargeOf(await stripe.paymentIntents.retrieve(id)), refusal: error.message }
        }
      },
      cancel: async (id) => {
        try {
          return paymentOf(await stripe.paymentIntents.cancel(id))
        } catch (error) {
          if (isClosed(error)) return paymentOf(await stripe.paymentIntents.retrieve(id))
          throw error
        }
      },
    },

    routes: async (app) => {
      if (webhookSecret === undefined) return
      // Stripe signs the exact bytes.
      app.removeAllContentTypeParsers()
      app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      )
      app.post<{ Body: Buffer | null }>('/api/v1/payment/webhook', async ({ body, headers }) => {
        const event = await readEvent(body ?? Buffer.alloc(0), headers['stripe-signature'], webhookSecret)
        if (event.type.startsWith('payment_intent.')) {
          await settled((event.data.object as Stripe.PaymentIntent).id)
        }
        return { received: true }
      })
    },
  }

  async function readEvent(body: Buffer, signature: string | string[] | undefined, secret: string) {
    try {
      return await stripe.webhooks.constructEventAsync(body, signature ?? '', secret)
    } catch {
      throw new Refusal(400, 'The signature does not fit')
    }
  }
}

/** Paid, canceled or under way already: the payment's state says which. */
const isClosed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'

const chargeOf = (intent: Stripe.PaymentIntent): ProviderCharge => ({
  payment: paymentOf(intent),
  asksBank: intent.status === 'requires_action',
})

const statuses: Partial<Record<Stripe.PaymentIntent.Status, PaymentStatus>> = {
  succeeded: 'succeeded',
  canceled: 'canceled',
}

function paymentOf({ id, client_secret, amount, currency, status }: Stripe.PaymentIntent): ProviderPayment {
  if (client_secret === null) throw new Error(`Stripe gave no client secret for ${id}`)
  return {
    id,
    clientSecret: client_secret,
    amountCents: amount,
    currency,
    status: statuses[status] ?? 'open',
  }
}
