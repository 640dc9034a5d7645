import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** `info` logs each answer, `warn` harmless faults, `error` failures. Each level includes those after it. */
export const logLevels = ['info', 'warn', 'error'] as const

export type LogLevel = (typeof logLevels)[number]

/**
 * Gives every answer an id for the log, and logs one line for each at level `info`: the route's pattern (an address may
 * hold ids and tokens), its status and its duration in ms.
 */
export const requestLog = fp(async (app: FastifyInstance, { logLevel }: { logLevel: LogLevel }) => {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  if (logLevel !== 'info') return
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const { statusCode: status, elapsedTime } = reply
    request.log.info({ method, route: routeOptions.url, status, ms: Math.round(elapsedTime) }, 'Answered')
  })
})

/** Names each call: an id that a trusted proxy gave it is kept, if it looks like one. The log repeats it. */
export const createRequestIds =
  (trustsProxy: (address: string, hop: number) => boolean) =>
  ({ headers: { 'x-request-id': given }, socket: { remoteAddress } }: IncomingMessage): string => {
    const isId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
    return isId && remoteAddress !== undefined && trustsProxy(remoteAddress, 0) ? given : randomUUID()
  }
