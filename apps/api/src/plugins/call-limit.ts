import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { clientAddress } from '../http/client-address.ts'
import { tooMany } from '../http/http-error.ts'
import { refusedCalls, type Limit } from '../limits/limits.ts'
import { hashedFolder } from '../site/site.routes.ts'

/**
 * Limits the calls of one address per minute, before anything else is done for them. Each copy counts in memory, as the
 * limit protects that copy. A file whose name contains a hash does not count, as a page has dozens of them.
 */
export const callLimit = fp(async (app, { callsPerMinute }: { callsPerMinute: number }) => {
  await app.register(rateLimit, { global: false })
  const count = countedInMemory(app, { name: 'calls', max: callsPerMinute, windowMs: 60_000 })
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith(hashedFolder)) await count(request)
  })
})

/** Returns a hook that refuses the calls of one address past a limit, and counts in the memory of this copy. */
export function countedInMemory(app: FastifyInstance, { name, max, windowMs }: Limit) {
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: ({ ip }) => clientAddress(ip),
  })
  refusedCalls.inc({ limit: name }, 0)
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    refusedCalls.inc({ limit: name })
    throw tooMany(counted.ttl)
  }
}
