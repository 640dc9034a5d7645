import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import { Counter } from 'prom-client'
import Stripe from 'stripe'
import type { Dispute } from '../database/schema.ts'
import { HttpError } from '../http/http-error.ts'
import {
  RefundRefused,
  type CardService,
  type ProviderCharge,
  type ProviderPayment,
} from './payment-provider.ts'
import { paymentOfEvent } from './stripe-events.ts'

interface StripeOptions {
  secretKey: string
  /** Public address of the site; a bank's own page returns players there. */
  publicUrl: string
  /** Secret of the webhook. Without it no webhook is served, and payments are reconciled on demand. */
  webhookSecret?: string | undefined
  /** Address of a program on this computer that takes the place of Stripe's API. */
  apiUrl?: string | undefined
}

/** Counts events whose signature is wrong. Any stranger can send such events. */
export const refusedSignatures = new Counter({
  name: 'refused_signatures_total',
  help: 'Events that the webhook has refused for their signature',
  registers: [],
})

/** Milliseconds between two warnings of such events. */
const warnEveryMs = 60_000

/** Limits the milliseconds and retries of a call, since a player waits for its answer. */
const requestLimits = { timeout: 10_000, maxNetworkRetries: 1 }

/** Calls of one copy in a second. Stripe's ceiling is 25 for a test key and for each kind of call. */
const callsPerSecond = 20

/** Makes real card payments by Stripe's payment intents and its webhook. */
export function createStripeCards({
  secretKey,
  publicUrl,
  webhookSecret,
  apiUrl,
}: StripeOptions): CardService {
  const stripe = new Stripe(secretKey, { ...requestLimits, ...(apiUrl && apiAt(apiUrl)) })

  /** Tries once, for `withinMs` at most. */
  const once = (withinMs: number | undefined): Stripe.RequestOptions =>
    withinMs === undefined ? {} : { timeout: withinMs, maxNetworkRetries: 0 }

  const retrieve = async (id: string, options: Stripe.RequestOptions = {}) => {
    const intent = await stripe.paymentIntents.retrieve(id, withRefunds, options)
    const disputes = chargeOf(intent)?.disputed
      ? await stripe.disputes.list({ payment_intent: id }, options)
      : undefined
    return paymentOf(intent, disputes?.data)
  }

  return {
    callsPerSecond,
    provider: {
      name: 'stripe',
      open: async ({ amountCents, currency, description, metadata, idempotencyKey }) =>
        paymentOf(
          await stripe.paymentIntents
            .create(
              {
                amount: amountCents,
                currency,
                description,
                metadata,
                automatic_payment_methods: { enabled: true },
              },
              { idempotencyKey },
            )
            .catch((error: unknown) => {
              throw isCode(error, 'amount_too_small') || isCode(error, 'amount_too_large')
                ? error
                : asFault(error)
            }),
        ),
      read: async (id, withinMs) => {
        try {
          return await retrieve(id, once(withinMs))
        } catch (error) {
          if (isCode(error, 'resource_missing')) return undefined
          throw asFault(error)
        }
      },
      charge: async (id, paymentMethodId) => {
        try {
          return cardChargeOf(
            await stripe.paymentIntents.confirm(
              id,
              {
                payment_method: paymentMethodId,
                return_url: `${publicUrl}${paths.dashboard}`,
                // The browser shows a bank's challenge within the page where possible.
                use_stripe_sdk: true,
              },
              { idempotencyKey: `${id}:${paymentMethodId}` },
            ),
          )
        } catch (error) {
          if (isCode(error, closed)) return { payment: await retrieve(id), requiresAction: false }
          if (error instanceof Stripe.errors.StripeCardError) return { refusal: error.message }
          throw asFault(error)
        }
      },
      cancel: async (id, withinMs) => {
        try {
          return paymentOf(await stripe.paymentIntents.cancel(id, {}, once(withinMs)))
        } catch (error) {
          if (isCode(error, closed)) return retrieve(id, once(withinMs))
          throw asFault(error)
        }
      },
      refund: async (id, idempotencyKey) => {
        try {
          const refund = await stripe.refunds.create({ payment_intent: id }, { idempotencyKey })
          if (refund.status === 'succeeded') return 'refunded'
          if (isPending(refund)) return 'refundPending'
          throw new RefundRefused(`The refund is ${refund.status}: ${refund.failure_reason}`)
        } catch (error) {
          // Somebody else has refunded it; the next check reads how that ended.
          if (isCode(error, 'charge_already_refunded')) return 'refundPending'
          if (refusals.some((Refusal) => error instanceof Refusal))
            throw new RefundRefused('Stripe has refused the refund', { cause: error })
          throw error
        }
      },
    },

    // Stripe asks for this on a page that takes cards.
    sources: {
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    },

    routes: async (app, { onPaymentChange }) => {
      if (webhookSecret === undefined) return
      let warnedAt = -Infinity
      // Stripe signs the exact bytes.
      app.removeAllContentTypeParsers()
      app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      )
      app.post<{ Body: Buffer | null }>('/api/v1/payment/webhook', async ({ body, headers }) => {
        const signature = String(headers['stripe-signature'])
        const signed = await stripe.webhooks
          .constructEventAsync(body ?? Buffer.alloc(0), signature, webhookSecret)
          .catch((error: unknown) => {
            refusedSignatures.inc()
            if (Date.now() - warnedAt >= warnEveryMs) {
              warnedAt = Date.now()
              app.log.warn({ reason: String(error) }, 'An event with a wrong signature was refused')
            }
            throw new HttpError(400, 'signature_wrong', 'The signature is wrong')
          })
        const payment = paymentOfEvent(signed)
        if (payment !== undefined) await onPaymentChange(payment)
        return { received: true }
      })
    },
  }
}

function apiAt(url: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(url)
  const isPlain = protocol === 'http:'
  // Node wants an IPv6 address without brackets.
  return {
    host: hostname.replace(/^\[(.+)\]$/, '$1'),
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  }
}

/** Expands the charge, since only it says what was refunded and whether the player disputes it. */
const withRefunds = { expand: ['latest_charge.refunds'] }

/** The payment was already paid, canceled or processing, as its state says. */
const closed = 'payment_intent_unexpected_state'

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/**
 * Refusals that the card did not cause, and that did nothing: our call was wrong, such as a wrong key or return
 * address, or one too many. An idempotency error is none of them: the first call with its key may charge.
 */
const faults = [
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeRateLimitError,
]

/** Turns a fault of ours into an answer for players, which is logged. Other errors stay unchanged. */
const asFault = (error: unknown): unknown =>
  faults.some((Fault) => error instanceof Fault)
    ? new HttpError(500, 'payment_unavailable', serverMessages.paymentUnavailable, { cause: error })
    : error

/** Answers to a refund that Stripe repeats for its key. */
const refusals = [Stripe.errors.StripeInvalidRequestError, Stripe.errors.StripeCardError]

const cardChargeOf = (intent: Stripe.PaymentIntent): ProviderCharge => ({
  payment: paymentOf(intent),
  requiresAction: intent.status === 'requires_action',
})

const statuses: Partial<Record<Stripe.PaymentIntent.Status, ProviderPayment['status']>> = {
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  typeof charge === 'object' && charge !== null ? charge : undefined

const isPending = ({ status }: Stripe.Refund): boolean => status === 'pending' || status === 'requires_action'

function paymentOf(intent: Stripe.PaymentIntent, disputes: readonly Stripe.Dispute[] = []): ProviderPayment {
  const { id, client_secret, amount, currency } = intent
  if (client_secret === null) throw new Error(`Stripe gave no client secret for ${id}`)
  // The list has the ten newest refunds. The sum has all, from the start until they fail.
  const { amount_refunded: sentBack = 0, refunds } = chargeOf(intent) ?? {}
  const pending = refunds?.data.filter(isPending) ?? []
  const refundedCents = pending.reduce((left, refund) => left - refund.amount, sentBack)
  const dispute = disputeOf(disputes)
  return {
    id,
    clientSecret: client_secret,
    amountCents: amount,
    currency,
    status:
      dispute === 'lost' || refundedCents >= amount
        ? 'refunded'
        : sentBack >= amount
          ? 'refundPending'
          : (statuses[intent.status] ?? 'open'),
    refundedCents,
    dispute,
  }
}

/** An appeal goes on after a loss. An inquiry that ended without a dispute, and a prevented one, took no money. */
const disputeStates: Partial<Record<Stripe.Dispute.Status, Dispute>> = {
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}

/** Several disputes of one payment are rare: a lost one counts, then an open one. */
function disputeOf(disputes: readonly Stripe.Dispute[]): Dispute | undefined {
  const states = disputes.map(({ status }) => disputeStates[status] ?? 'open')
  return (['lost', 'open', 'won'] as const).find((state) => states.includes(state))
}
