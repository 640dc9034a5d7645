import * as z from 'zod/mini'
import { recordAnswer } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { requestText } from './request-text.ts'
import { messages } from './messages/messages.ts'

/** The answer of the check before a purchase. */
export type Ownership = 'owned' | 'available'

const ownershipRecord = z.strictObject({ exist: z.enum(['yes', 'no']) })

const ownershipCodec = z.codec(z.object(ownershipRecord.shape), z.enum(['owned', 'available']), {
  decode: ({ exist }): Ownership => (exist === 'yes' ? 'owned' : 'available'),
  encode: (ownership) => ({ exist: ownership === 'owned' ? ('yes' as const) : ('no' as const) }),
})

const playerId = requestText('id', messages.userIdRequired)
const itemId = requestText('id', messages.productIdRequired)

/** Asks whether the player already owns the item; runs before every purchase. */
export const checkPurchase = endpoint({
  method: 'POST',
  path: '/api/v1/game/create',
  tag: 'Payments',
  summary: 'Tells whether a player owns an item',
  body: z.codec(
    // An array or a text lacks its first field.
    z.object({ userId: playerId, productId: itemId }, messages.userIdRequired),
    z.object({ playerId, itemId }),
    {
      decode: ({ userId, productId }) => ({ playerId: userId, itemId: productId }),
      encode: ({ playerId: userId, itemId: productId }) => ({ userId, productId }),
    },
  ),
  answer: recordAnswer(ownershipCodec, ownershipRecord),
  auth: 'optional',
})
