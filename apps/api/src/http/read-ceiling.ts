import { serverMessages } from '@meridian/contract/rules/messages'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from './client-address.ts'
import { HttpError } from './http-error.ts'

const minute = 60_000

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * Refuses reads of the API past so many in a minute from one address. Each copy counts for itself, in memory: the ceiling
 * keeps one caller from occupying this copy, and a count in the database would cost as much as a read.
 */
export function limitReads(app: FastifyInstance, readsPerMinute: number): void {
  let minuteBegan = performance.now()
  const counts = new Map<string, number>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isRead(request.method) || !request.routeOptions.url?.startsWith('/api/v1/')) return done()
    const now = performance.now()
    if (now - minuteBegan >= minute) {
      minuteBegan = now
      counts.clear()
    }
    const address = clientAddress(request.ip)
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    if (count <= readsPerMinute) return done()
    const retryAfterMs = minuteBegan + minute - now
    done(new HttpError(429, 'rate_limited', serverMessages.tooManyAttempts, { retryAfterMs }))
  })
}
