import * as z from 'zod/mini'
import { doneAnswer, recordAnswer, type Answer, unwrapEnvelope } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { refusalSchema } from './refusal.ts'
import { requestText, requiredText } from './request-text.ts'
import { messages } from './messages/messages.ts'

const playerId = requestText('id', messages.userIdRequired)
const itemId = requestText('id', messages.productIdRequired)

/** JSON names the player of an order `userId` and the item `productId`; `gameId` repeats it for servers that read that. */
const jsonIds = { userId: playerId, productId: itemId }

const orderFields = {
  playerId,
  itemId,
  /** Empty where the account has none. */
  email: requestText('email', messages.emailInvalid),
  title: requestText('title'),
  serialNumber: requestText('serialNumber'),
  /** Whole `cents`: the price, without the platform fee. The server compares it with the stored price. */
  amountCents: z.int().check(z.positive()),
  currency: requestText('currency'),
}

const amountCents = z.int(messages.amountWrong).check(z.positive(messages.amountWrong))

const paymentOrderCodec = z.codec(
  z.object(
    {
      ...jsonIds,
      amount: amountCents,
      gameId: requestText('id'),
      gameTitle: orderFields.title,
      serialNumber: orderFields.serialNumber,
      currency: orderFields.currency,
      email: orderFields.email,
    },
    messages.userIdRequired,
  ),
  z.object(orderFields),
  {
    decode: ({ userId, productId, amount, gameTitle, gameId: _sameAsProduct, ...order }) => ({
      ...order,
      playerId: userId,
      itemId: productId,
      amountCents: amount,
      title: gameTitle,
    }),
    encode: ({ playerId: userId, itemId: productId, amountCents: amount, title, ...order }) => ({
      ...order,
      userId,
      productId,
      amount,
      gameId: productId,
      gameTitle: title,
    }),
  },
)

/** Opens a payment at the card provider. */
export type PaymentOrder = z.output<typeof paymentOrderCodec>

/** Opens a payment at the card provider. The browser confirms it there with the answer's secret. */
export const openPayment = endpoint({
  method: 'POST',
  path: '/api/v1/payment/create-payment-intent',
  tag: 'Payments',
  summary: 'Opens a payment at the card provider',
  body: paymentOrderCodec,
  answer: recordAnswer(
    z.object({ clientSecret: z.nullish(z.string()) }),
    z.strictObject({ clientSecret: z.string() }),
  ),
  auth: 'optional',
  idempotent: true,
})

const cardOrderCodec = z.codec(
  z.object(
    {
      ...jsonIds,
      userInfo: z.object({ name: requestText('nameOnCard'), email: orderFields.email }),
      gameDetails: z.object({
        gameId: requestText('id'),
        serialNumber: orderFields.serialNumber,
        title: orderFields.title,
        price: z.number(),
      }),
      paymentDetails: z.object({
        amount: amountCents,
        payment_method_id: requiredText('paymentMethodId'),
        currency: orderFields.currency,
      }),
      provider: requestText('provider'),
    },
    messages.userIdRequired,
  ),
  z.object({
    ...orderFields,
    /** As printed on the card. */
    name: requestText('nameOnCard'),
    /** US dollars, as listed. */
    price: z.number(),
    paymentMethodId: requestText('paymentMethodId'),
    provider: requestText('provider'),
  }),
  {
    decode: ({ userId, productId, userInfo, gameDetails, paymentDetails, ...order }) => ({
      ...order,
      playerId: userId,
      itemId: productId,
      ...userInfo,
      title: gameDetails.title,
      serialNumber: gameDetails.serialNumber,
      price: gameDetails.price,
      amountCents: paymentDetails.amount,
      paymentMethodId: paymentDetails.payment_method_id,
      currency: paymentDetails.currency,
    }),
    encode: ({
      playerId: userId,
      itemId: productId,
      name,
      email,
      title,
      serialNumber,
      price,
      provider,
      ...payment
    }) => ({
      userId,
      productId,
      userInfo: { name, email },
      gameDetails: { gameId: productId, serialNumber, title, price },
      paymentDetails: {
        amount: payment.amountCents,
        payment_method_id: payment.paymentMethodId,
        currency: payment.currency,
      },
      provider,
    }),
  },
)

/** The card was charged, or the bank asks the player in the browser first. */
export type CardCharge = { status: 'paid' } | { status: 'requires_action'; clientSecret: string }

const flagged = doneAnswer({ flagged: true })

const bankSchema = z.object({ success: z.literal(false), clientSecret: z.string().check(z.minLength(1)) })

/**
 * Counts only with a `success` flag. A client that reads only the flag takes a bank's challenge for a failure with a
 * message. The `clientSecret` beside it lets the browser continue.
 */
const cardAnswer: Answer<CardCharge> = {
  schema: z.union([flagged.schema, z.strictObject({ ...refusalSchema.shape, clientSecret: z.string() })]),
  read(json) {
    const bank = z.safeParse(bankSchema, unwrapEnvelope(json))
    if (bank.success) {
      return {
        outcome: 'read',
        value: { status: 'requires_action', clientSecret: bank.data.clientSecret },
        damaged: [],
      }
    }
    const done = flagged.read(json)
    return done.outcome === 'read' ? { ...done, value: { status: 'paid' } } : done
  },
  write: (payment) =>
    payment.status === 'paid'
      ? { success: true }
      : {
          success: false,
          message: messages.bankAsks,
          error: messages.bankAsks,
          code: 'authentication_required',
          clientSecret: payment.clientSecret,
        },
}

/** Pays by card, at a base address of its own. */
export const chargeCard = endpoint({
  method: 'POST',
  path: '/api/v1/card/pay-with-card',
  tag: 'Payments',
  summary: 'Charges a card; where its bank asks, `clientSecret` lets the browser go on',
  body: cardOrderCodec,
  answer: cardAnswer,
  auth: 'optional',
  idempotent: true,
  base: 'card',
  messageField: 'error',
})
