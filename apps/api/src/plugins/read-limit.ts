import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { clientAddress } from '../http/client-address.ts'
import { tooMany } from '../http/http-error.ts'

/**
 * Limits the API reads of one address per minute. Each copy counts in memory, as the limit protects that copy. A count
 * in the database would cost as much as a read.
 */
export const readLimit = fp(async (app, { readsPerMinute }: { readsPerMinute: number }) => {
  await app.register(rateLimit, {
    max: readsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => clientAddress(ip),
    allowList: ({ method, routeOptions: { url } }) =>
      (method !== 'GET' && method !== 'HEAD') || !url?.startsWith('/api/v1/'),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  })
})

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
}
