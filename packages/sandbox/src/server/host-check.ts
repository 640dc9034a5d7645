import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CardRefusal } from '../shared/card-calls.ts'
import { isNearbyHost } from './local-host.ts'
import { sandboxPage, showPage } from './sandbox-page.ts'

const message =
  'Only this computer and its network can use the sandbox. If you run this server, set PUBLIC_URL to its address: docs/running.md says what it then needs.'

const refusal: { error: CardRefusal } = { error: { type: 'api_error', code: 'forbidden', message } }

/**
 * Refuses a request whose `Host` may be public. Only the card provider is called by code in the browser, so a JSON
 * refusal has its form.
 */
export async function refusePublicHost(
  { host, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const hostname = URL.parse(`http://${host}`)?.hostname
  if (hostname !== undefined && isNearbyHost(hostname)) return undefined
  return routeOptions.url?.startsWith('/api/')
    ? reply.code(403).send(refusal)
    : showPage(reply, 403, sandboxPage({ title: 'Sandbox', content: `<p>${message}</p>` }))
}
