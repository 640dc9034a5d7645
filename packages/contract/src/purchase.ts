import * as z from 'zod/mini'
import { recordAnswer } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { requestText } from './request-text.ts'
import { messages } from './messages/messages.ts'

/** The ownership of an item, checked before a purchase. */
export type Ownership = 'owned' | 'available'

const ownershipRecord = z.strictObject({ exist: z.enum(['yes', 'no']) })

const ownershipCodec = z.codec(z.object(ownershipRecord.shape), z.enum(['owned', 'available']), {
  decode: ({ exist }): Ownership => (exist === 'yes' ? 'owned' : 'available'),
  encode: (ownership) => ({ exist: ownership === 'owned' ? ('yes' as const) : ('no' as const) }),
})

/** Asks whether the user already owns the item; runs before every purchase. */
export const checkPurchase = endpoint({
  method: 'POST',
  path: '/api/v1/game/create',
  tag: 'Payments',
  summary: 'Tells whether a player owns an item',
  body: z.object(
    {
      userId: requestText('id', messages.userIdRequired),
      productId: requestText('id', messages.productIdRequired),
    },
    // A body that is no object lacks its first field.
    messages.userIdRequired,
  ),
  answer: recordAnswer(ownershipCodec, ownershipRecord),
  auth: 'optional',
})
