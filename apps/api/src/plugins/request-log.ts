import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type TrustsProxy = (address: string, hop: number) => boolean

interface RequestLogOptions {
  /** Returns whether an address is one of TRUSTED_PROXIES. */
  trustsProxy: TrustsProxy
}

const untrusted =
  'X-Forwarded-For is ignored, as TRUSTED_PROXIES does not name who sent it. If that is your proxy, name it: all players behind it count as one address and share its limits.'

/**
 * Gives every answer an id for the log. At level `info` it logs the route's pattern, the status and the duration in ms
 * of each answer. The address itself may contain ids and tokens. Warns once of a proxy that is not trusted.
 */
export const requestLog = fp(async (app: FastifyInstance, { trustsProxy }: RequestLogOptions) => {
  let warned = false
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const { remoteAddress: peer } = request.socket
    if (warned || request.headers['x-forwarded-for'] === undefined) return
    if (peer !== undefined && trustsProxy(peer, 0)) return
    warned = true
    request.log.warn({ peer }, untrusted)
  })
  if (app.log.level !== 'info') return
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const { statusCode: status, elapsedTime } = reply
    request.log.info({ method, route: routeOptions.url, status, ms: Math.round(elapsedTime) }, 'Answered')
  })
})

/** Returns the id of a call, which the log repeats. It is the id of a trusted proxy, if that looks like one. */
export const createRequestIds =
  (trustsProxy: TrustsProxy) =>
  ({ headers: { 'x-request-id': given }, socket: { remoteAddress } }: IncomingMessage): string => {
    const isId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
    return isId && remoteAddress !== undefined && trustsProxy(remoteAddress, 0) ? given : randomUUID()
  }
