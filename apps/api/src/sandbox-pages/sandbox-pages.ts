import { sandboxPageHeaders } from '@meridian/sandbox/server/sandbox-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isThisMachine } from '../this-machine.ts'

/** Lets the routes of a stand-in read what its pages' forms send, as text by name. */
export function addFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** The address, if a stand-in may send a player there: the host that the request came to, or this machine. */
export function ownAddress(text: string, request: FastifyRequest): URL | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined
  return isThisMachine(url.hostname) || url.host === request.host ? url : undefined
}

/** Whether two addresses are one: on this machine whatever the port (RFC 8252, 7.3). */
export function isSameAddress(one: string, other: string): boolean {
  const [a, b] = [URL.parse(one), URL.parse(other)]
  if (!a || !b) return false
  const local = isThisMachine(a.hostname) && isThisMachine(b.hostname)
  return local ? a.pathname === b.pathname : a.href === b.href
}

/** Answers with a page of the sandbox. */
export function showPage(
  reply: FastifyReply,
  status: number,
  html: string,
  headers: Parameters<typeof sandboxPageHeaders>[0] = {},
): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').headers(sandboxPageHeaders(headers)).send(html)
}
