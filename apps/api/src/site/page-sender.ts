import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { withEtag } from '../http/shared-answers.ts'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The best first. */
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })

/** Demands revalidation each time. No proxy may rewrite e-mails or add scripts, since the policy would block them. */
const caching = 'no-cache, no-transform'

export const pageHeaders = (policy: string, etag: string) => ({
  'cache-control': caching,
  'content-security-policy': policy,
  'content-type': 'text/html; charset=utf-8',
  etag,
})

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Returns what sends a page from memory. It is compressed once, at its first visit, and so well that most pages arrive
 * in the first round trip; for each visit that would take too long.
 */
export function pageSender(html: string, policy: string): SendPage {
  const { bytes, etag } = withEtag(Buffer.from(html))
  const compressed = new Map<keyof typeof compressors, Promise<Buffer>>()
  const compress = (encoding: keyof typeof compressors) => {
    const found = compressed.get(encoding) ?? compressors[encoding](bytes)
    compressed.set(encoding, found)
    return found
  }
  return async ({ headers }, reply) => {
    reply.headers({ ...pageHeaders(policy, etag), vary: 'accept-encoding' })
    const encoding = negotiator.negotiate(headers['accept-encoding'] ?? '')
    if (encoding !== 'br' && encoding !== 'gzip') return reply.send(bytes)
    return reply.header('content-encoding', encoding).send(await compress(encoding))
  }
}
