import * as z from 'zod/mini'
import { listAnswer } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { pageQuery } from './page.ts'
import { namedRecord, recordCodec, amount, ids, pickField, text, time } from './record-codec.ts'
import { requiredText } from './request-text.ts'

/** One event of the market. */
export const activitySchema = z.object({
  /** Absent where a server gives its activities no id. */
  id: z.optional(z.string()),
  name: z.string(),
  type: z.string(),
  buyer: z.string(),
  seller: z.string(),
  /** US dollars. */
  price: z.number().check(z.nonnegative()),
  /** Epoch `ms`. */
  time: z.number(),
})

/** One row of the activity tables. */
export type Activity = z.infer<typeof activitySchema>

const activityRecord = namedRecord('Activity', {
  ...activitySchema.shape,
  _id: z.optional(z.string()),
  time: z.iso.datetime(),
})

/** Reads an activity in every spelling that servers send it in. */
export const activityCodec = recordCodec(
  activitySchema,
  (json) => ({
    id: text(pickField(json, '_id', 'id')),
    name: text(pickField(json, 'name', 'title')),
    type: pickField(json, 'type') ?? '',
    buyer: text(pickField(json, 'buyer') ?? ''),
    seller: text(pickField(json, 'seller') ?? ''),
    price: amount(pickField(json, 'price')),
    time: time(pickField(json, 'time', 'createdAt', 'date')),
  }),
  ({ id, ...activity }): z.input<typeof activityRecord> => ({
    ...(id !== undefined && ids(id)),
    ...activity,
    time: new Date(activity.time).toISOString(),
  }),
)

/** Everything that happened on the market, newest first. */
export const readActivities = endpoint({
  method: 'GET',
  path: '/api/v1/activity/getActivity',
  tag: 'Market',
  summary: 'Lists what happened on the market, newest first',
  query: pageQuery,
  answer: listAnswer(activityCodec, activityRecord),
  auth: 'none',
})

/**
 * Reads one player's purchases and sales, newest first; the answer may be a bare array. The product sends no token
 * along, so anybody may ask.
 */
export const readPlayerActivities = endpoint({
  method: 'GET',
  path: '/api/v1/activity/:playerId',
  tag: 'Profile',
  summary: 'Lists what one player bought, newest first',
  params: z.object({ playerId: requiredText('id') }),
  query: pageQuery,
  answer: listAnswer(activityCodec, activityRecord),
  auth: 'none',
})
