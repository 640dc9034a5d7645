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

const userId = requestText('id', messages.userIdRequired)
const itemId = requestText('id', messages.productIdRequired)

/** Asks whether the user already owns the item; runs before every purchase. */
export const checkPurchase = endpoint({
  method: 'POST',
  path: '/api/v1/game/create',
  tag: 'Payments',
  summary: 'Tells whether a player owns an item',
  body: z.codec(
    // An array or a text lacks its first field.
    z.object({ userId, productId: itemId }, messages.userIdRequired),
    z.object({ userId, itemId }),
    {
      decode: ({ userId: player, productId }) => ({ userId: player, itemId: productId }),
      encode: ({ userId: player, itemId: item }) => ({ userId: player, productId: item }),
    },
  ),
  answer: recordAnswer(ownershipCodec, ownershipRecord),
  auth: 'optional',
})
