import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { clientAddress } from '../http/client-address.ts'
import { tooMany } from '../http/http-error.ts'

/**
 * Refuses reads of the API past so many in a minute from one address. Each copy counts for itself, in memory: the limit
 * keeps one caller from occupying this copy, and a count in the database would cost as much as a read.
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
