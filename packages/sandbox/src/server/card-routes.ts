import {
  toStripeIntent,
  type CardIntent,
  type CardNetwork,
  type IntentResult,
  type PayingWith,
} from './card-network.ts'
import {
  cardPaths,
  returnAddress,
  type CardRefusal,
  type IntentReply,
  type PaymentMethodReply,
} from '../shared/card-calls.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { bankPage, bankRefusalPage } from './bank-page.ts'
import { returnAddressOf } from './return-address.ts'
import { showPage } from './sandbox-page.ts'

export interface SandboxPluginOptions {
  /** Called at least once for every successful payment, and for a refunded one that is read, like a webhook. */
  onPaymentChange: (intentId: string) => Promise<void>
}

const cardSchema = z.object({
  number: z.string().max(64),
  expiry: z.string().max(16),
  cvc: z.string().max(16),
})

const confirmSchema = z.intersection(
  z.object({ client_secret: z.string() }),
  z.union([z.object({ card: cardSchema }), z.object({ payment_method: z.string() })]),
)

const secretSchema = z.object({ client_secret: z.string() })

const paymentMethodSchema = z.object({ card: cardSchema })

const bankSchema = z.object({ client_secret: z.string(), return_url: z.string() })

const bankAnswerSchema = bankSchema.extend({ answer: z.enum(['approve', 'decline']) })

const malformed: CardRefusal = {
  type: 'invalid_request_error',
  code: 'parameter_invalid',
  message: 'The request is missing a parameter or has a malformed one.',
}

const noSuchIntent: CardRefusal = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent.',
}

/** Serves the card provider's calls of the browser, and the bank's page. No card is stored or logged. */
export function cardRoutes(
  app: FastifyInstance,
  {
    network,
    onPaymentChange,
    now,
  }: SandboxPluginOptions & {
    network: CardNetwork
    /** Returns epoch `ms`. */
    now: () => number
  },
): void {
  /** Notifies the server of a paid or refunded payment. A failure is only logged, as the buyer has paid in any case. */
  async function announce(intent: CardIntent | undefined, request: FastifyRequest): Promise<void> {
    if (intent?.status !== 'succeeded' && intent?.status !== 'refunded') return
    try {
      await onPaymentChange(intent.id)
    } catch (error) {
      request.log.error({ err: error, intentId: intent.id }, 'A change of a sandbox payment was not recorded')
    }
  }

  app.post(cardPaths.confirm, async (request, reply): Promise<IntentReply> => {
    const body = confirmSchema.safeParse(request.body)
    if (!body.success) return refuse(reply, malformed)
    const result = await network.confirm({
      clientSecret: body.data.client_secret,
      nowMs: now(),
      ...payingWith(body.data),
    })
    await announce(result.intent, request)
    return result.ok ? intentReply(result.intent) : refuse(reply, result.error, result.intent)
  })

  app.get(cardPaths.intents, async (request, reply): Promise<IntentReply> => {
    const query = secretSchema.safeParse(request.query)
    if (!query.success) return refuse(reply, malformed)
    const intent = await network.readBySecret(query.data.client_secret)
    if (!intent) return refuse(reply, noSuchIntent)
    await announce(intent, request)
    return intentReply(intent)
  })

  app.post(cardPaths.paymentMethods, async (request, reply): Promise<PaymentMethodReply> => {
    const body = paymentMethodSchema.safeParse(request.body)
    if (!body.success) return refuse(reply, malformed)
    const made = network.createPaymentMethod({ card: body.data.card, nowMs: now() })
    return made.ok ? { id: made.id } : refuse(reply, made.error)
  })

  app.get(cardPaths.bank, async (request, reply) => {
    const query = bankSchema.safeParse(request.query)
    const returnUrl = query.success ? returnAddressOf(query.data.return_url, request) : undefined
    if (!query.success || !returnUrl) return showPage(reply, 400, bankRefusalPage(wrongAddress))
    const intent = await network.readBySecret(query.data.client_secret)
    if (!intent) return showPage(reply, 404, bankRefusalPage(unknownPayment))
    if (intent.status !== 'requires_action') return sendBack(reply, returnUrl, intent)
    const question = {
      clientSecret: intent.clientSecret,
      returnUrl: returnUrl.href,
      amountCents: intent.amountCents,
      description: intent.description,
    }
    return showPage(reply, 200, bankPage(question), { returnOrigin: returnUrl.origin })
  })

  app.post(cardPaths.bank, async (request, reply) => {
    const body = bankAnswerSchema.safeParse(request.body)
    const returnUrl = body.success ? returnAddressOf(body.data.return_url, request) : undefined
    if (!body.success || !returnUrl) return showPage(reply, 400, bankRefusalPage(wrongAddress))
    const intent = await network.readBySecret(body.data.client_secret)
    if (!intent) return showPage(reply, 404, bankRefusalPage(unknownPayment))
    const result = await network.answerBank({ id: intent.id, approve: body.data.answer === 'approve' })
    const updated = result.intent ?? intent
    await announce(updated, request)
    return sendBack(reply, returnUrl, updated)
  })
}

const wrongAddress = 'This link is incomplete, or leads to another shop.'
const unknownPayment = 'This bank knows no such payment.'

const intentReply = (intent: CardIntent): IntentReply => ({ payment_intent: toStripeIntent(intent) })

function payingWith(body: z.infer<typeof confirmSchema>): PayingWith {
  return 'card' in body ? { card: body.card } : { paymentMethod: body.payment_method }
}

/** Answers with the refusal and Stripe's HTTP status for it. */
function refuse(
  reply: FastifyReply,
  error: CardRefusal,
  intent?: Extract<IntentResult, { ok: false }>['intent'],
): IntentReply & { error: CardRefusal } {
  reply.code(error.type === 'card_error' ? 402 : error.code === 'resource_missing' ? 404 : 400)
  return { error, ...(intent && intentReply(intent)) }
}

function sendBack(reply: FastifyReply, returnUrl: URL, intent: CardIntent): FastifyReply {
  const redirectStatus = intent.status === 'succeeded' ? 'succeeded' : 'failed'
  return reply
    .header('cache-control', 'no-store')
    .redirect(returnAddress(returnUrl.href, intent, redirectStatus), 303)
}
