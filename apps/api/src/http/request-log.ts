import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What is written: each answer, what went wrong without harm, or failures alone; each level holds those after it. */
export const logLevels = ['info', 'warn', 'error'] as const

export type LogLevel = (typeof logLevels)[number]

/**
 * Gives every answer the id under which the log speaks of it, and writes one line for each at the level `info`: the
 * route's pattern, as an address may hold ids and tokens, its status, and how long it took in ms.
 */
export function logRequests(app: FastifyInstance, level: LogLevel): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (level !== 'info') return
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const { statusCode: status, elapsedTime } = reply
    request.log.info({ method, route: routeOptions.url, status, ms: Math.round(elapsedTime) }, 'Answered')
    done()
  })
}

/** Tells whether the proxy at this address is trusted; `hop` counts from this server, which itself is 0. */
export type TrustsProxy = (address: string, hop: number) => boolean

/** Names each call: an id that a trusted proxy gave it is kept, if it looks like one. The log repeats it. */
export const createRequestIds =
  (trustsProxy: TrustsProxy) =>
  ({ headers: { 'x-request-id': given }, socket: { remoteAddress } }: IncomingMessage): string => {
    const isId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
    return isId && remoteAddress !== undefined && trustsProxy(remoteAddress, 0) ? given : randomUUID()
  }
