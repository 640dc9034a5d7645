import * as z from 'zod/mini'
import { listAnswer } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { namedRecord, recordCodec, amount, optionalText, pickField, text, time } from './record-codec.ts'
import { refundStates } from './money/refund.ts'
import { requiredText } from './request-text.ts'

export const purchaseRecordSchema = z.object({
  /** Copied from the item at the time of the purchase. */
  title: z.string(),
  /** Absent on some servers. */
  serialNumber: z.optional(z.string()),
  /** Finds the receipt of this purchase; absent on some servers. */
  paymentId: z.optional(z.string()),
  /** US dollars. */
  amount: z.number().check(z.nonnegative()),
  /** Epoch `ms`. */
  createdAt: z.number(),
  /** Absent if no money goes back. A part of the amount changes no ownership. */
  refund: z.optional(
    z.object({
      state: z.enum(refundStates),
      /** US dollars. */
      amount: z.number().check(z.nonnegative()),
    }),
  ),
})

/** One purchase in a player's history. */
export type PurchaseRecord = z.infer<typeof purchaseRecordSchema>

const purchaseRecord = namedRecord('Purchase', {
  gameTitle: z.string(),
  serialNumber: z.optional(z.string()),
  paymentId: z.optional(z.string()),
  amount: z.number(),
  createdAt: z.iso.datetime(),
  refund: z.optional(z.object({ state: z.enum(refundStates), amount: z.number() })),
})

/** Reads a purchase in every spelling that servers send it in. */
export const purchaseRecordCodec = recordCodec(
  purchaseRecordSchema,
  (json) => ({
    title: text(pickField(json, 'gameTitle', 'title')),
    serialNumber: optionalText(pickField(json, 'serialNumber', 'code')),
    paymentId: optionalText(pickField(json, 'paymentId')),
    amount: amount(pickField(json, 'amount')),
    createdAt: time(pickField(json, 'createdAt', 'date')),
    refund: pickField(json, 'refund'),
  }),
  ({ title, amount: paid, createdAt, ...more }): z.input<typeof purchaseRecord> => ({
    ...more,
    gameTitle: title,
    amount: paid,
    createdAt: new Date(createdAt).toISOString(),
  }),
)

/** Reads all purchases of the signed-in player, oldest first. */
export const readHistory = endpoint({
  method: 'GET',
  path: '/api/v1/history/history/:playerId',
  tag: 'Profile',
  summary: 'Lists what the signed-in player has bought, oldest first',
  params: z.object({ playerId: requiredText('id') }),
  answer: listAnswer(purchaseRecordCodec, purchaseRecord),
  auth: 'required',
})
