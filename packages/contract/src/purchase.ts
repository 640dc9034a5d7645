import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Asks whether the user already owns the item; runs before every purchase (Spec 7). */
export const checkPurchase = endpoint({
  method: 'POST',
  path: '/api/v1/game/create',
  body: z.object({ userId: z.string(), productId: z.string() }),
  response: z.object({ exist: z.enum(['yes', 'no']), message: z.nullish(z.string()) }),
})
