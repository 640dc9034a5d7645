import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Opens a payment at the card provider (Spec 7). The answer's secret lets the browser confirm it there. */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/v1/payment/create-payment-intent',
  body: z.object({
    /** Whole `cents`; the server compares it with the stored price. */
    amount: z.int().check(z.positive()),
    userId: z.string(),
    gameId: z.string(),
    gameTitle: z.string(),
    serialNumber: z.string(),
    currency: z.string(),
    email: z.string(),
    productId: z.string(),
  }),
  response: z.object({ clientSecret: z.nullish(z.string()) }),
  idempotent: true,
})
