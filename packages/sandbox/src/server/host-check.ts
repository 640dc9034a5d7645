import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CardRefusal } from '../shared/card-calls.ts'
import { isNearbyHost } from './local-host.ts'
import { sandboxPage, showPage } from './sandbox-page.ts'

const message =
  'Only this computer and its network can use the sandbox. If you run this server, set PUBLIC_URL to its address: docs/running.md says what it then needs.'

const refusal: { error: CardRefusal } = { error: { type: 'api_error', code: 'forbidden', message } }

/**
 * Refuses a request whose `Host` may be public, and one of another web site: of a public `Origin`, or without an origin
 * and `cross-site`. Only the origin of the request may read the answer. Only the card provider is called by code in the
 * browser, so a JSON refusal has its form.
 */
export async function refuseStrangers(
  { host, headers, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { origin, 'sec-fetch-site': site } = headers
  reply.removeHeader('access-control-allow-origin')
  if (isNearby(`http://${host}`) && (origin === undefined ? site !== 'cross-site' : isNearby(origin))) {
    if (origin !== undefined) reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' })
    return undefined
  }
  return routeOptions.url?.startsWith('/api/')
    ? reply.code(403).send(refusal)
    : showPage(reply, 403, sandboxPage({ title: 'Sandbox', content: `<p>${message}</p>` }))
}

function isNearby(address: string): boolean {
  const hostname = URL.parse(address)?.hostname
  return hostname !== undefined && isNearbyHost(hostname)
}
