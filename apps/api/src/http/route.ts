import etags from '@fastify/etag'
import type { AnswerOf, Endpoint } from '@meridian-2117/contract'
import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { textLimits } from '@meridian-2117/contract/validation/text-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type * as z from 'zod'
import type { RateLimits } from '../limits/limits.store.ts'
import type { Limit } from '../limits/limits.ts'
import type { Tokens } from '../accounts/tokens.ts'
import { clientAddress } from './client-address.ts'
import { HttpError } from './http-error.ts'
import { sharedCaching, withEtag, type SharedAnswers } from './shared-answers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Player of the call's token; `undefined` without a token. */
    playerId: string | undefined
    /** Epoch `ms` of that player's sign-in. */
    signedInAt: number | undefined
  }
  interface FastifyInstance {
    endpoint: RegisterEndpoint
  }
  interface FastifyContextConfig {
    /** Overrides the contract, which may leave the token open where this server demands it. */
    auth?: Endpoint['auth']
  }
}

type Part<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined

/** A call that has passed validation and the check of its caller. */
export type Received<E extends Endpoint> = {
  params: Part<E['params']>
  query: Part<E['query']>
  body: Part<E['body']>
  /** Reduced by `clientAddress`. */
  address: string
  /** Host name of the calling page; absent where the browser sends none. */
  pageHost: string | undefined
} & (E['auth'] extends 'required'
  ? { playerId: string; signedInAt: number }
  : E['auth'] extends 'optional'
    ? { playerId: string | undefined }
    : unknown) &
  (E['idempotent'] extends true ? { idempotencyKey: string | undefined } : unknown)

/**
 * Registers an endpoint of the contract: its path, its schemas, its success status, and who may call it. The handler
 * returns the domain value, and the endpoint's codec writes the answer.
 */
type RegisterEndpoint = <const E extends Endpoint>(
  this: FastifyInstance,
  endpoint: E,
  handler: (received: Received<E>) => Promise<AnswerOf<E>>,
  options?: {
    /** The answer depends only on the query, so caches may share it for a moment. */
    shared?: boolean
    /** A caller without a token gets this message. */
    signedOut?: string
    /**
     * Counts each call by its player, else by its address. Counting comes before the body is read, so refused calls
     * count too.
     */
    limit?: Limit
  },
) => void

/** Milliseconds for a call and its answer; a charge at Stripe may take 40 s. */
export const answerMs = 50_000

/** Milliseconds for a whole call to arrive. Only one that carries a picture may use them. */
export const arrivalMs = 300_000

const jsonType = 'application/json; charset=utf-8'

interface EndpointOptions {
  tokens: Pick<Tokens, 'authenticate'>
  sharedAnswers?: SharedAnswers
  rateLimits?: Pick<RateLimits, 'consume'>
}

/** Decorates the server with `endpoint`, which also checks the caller of every call. */
export const endpoints = fp(async (app, { tokens, sharedAnswers, rateLimits }: EndpointOptions) => {
  await app.register(etags)
  app.decorateRequest('playerId', undefined)
  app.decorateRequest('signedInAt', undefined)
  const register: RegisterEndpoint = function (
    endpoint,
    handler,
    { shared = false, signedOut = messages.notAuthenticated, limit } = {},
  ) {
    const { method, path, params, query, body, auth, answer, encoding, success = 200 } = endpoint
    const write = async (received: Received<typeof endpoint>) =>
      JSON.stringify(answer.write(await handler(received)))
    const writeShared = async (received: Received<typeof endpoint>) =>
      withEtag(Buffer.from(await write(received)))
    const readShared = shared ? sharedAnswers?.cached(path, writeShared) : undefined
    this.route({
      method,
      url: path,
      config: { auth },
      ...(encoding === 'multipart' && { handlerTimeout: arrivalMs + answerMs }),
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
      },
      // Before the body is parsed: strangers learn nothing about its schema, and no long body is read for nothing.
      onRequest: async (request: FastifyRequest) => {
        if (auth !== 'none') Object.assign(request, await tokens.authenticate(request.headers))
        if (auth === 'required' && request.playerId === undefined) {
          throw new HttpError(401, 'unauthorized', signedOut)
        }
        if (limit) await rateLimits?.consume([limit, request.playerId ?? clientAddress(request.ip)])
      },
      handler: async (request, reply) => {
        refuseOthers(request)
        const received = partsOf(endpoint, request) as Received<typeof endpoint>
        reply.code(success).type(jsonType)
        if (!readShared) return write(received)
        const { bytes, etag } = await readShared(received)
        reply.headers({ 'cache-control': sharedCaching, etag })
        return bytes
      },
    })
  }
  app.decorate('endpoint', register)
})

/** Collects the parts of a call that its endpoint declares. */
const partsOf = ({ params, query, body, idempotent }: Endpoint, request: FastifyRequest) => ({
  params: params && request.params,
  query: query && request.query,
  body: body && request.body,
  playerId: request.playerId,
  signedInAt: request.signedInAt,
  idempotencyKey: idempotent && keyOf(request.headers),
  // Computed lazily, for the few handlers that read them.
  get address() {
    return clientAddress(request.ip)
  },
  get pageHost() {
    return URL.parse(request.headers.origin ?? '')?.hostname
  },
})

/** Refuses a call for another player: its `playerId`, if it has one, must be the token's. */
function refuseOthers({ params, query, body, playerId }: FastifyRequest): void {
  if (playerId === undefined) return
  for (const part of [params, query, body]) {
    if (typeof part !== 'object' || part === null || !('playerId' in part)) continue
    if (part.playerId !== '' && part.playerId !== playerId)
      throw new HttpError(403, 'forbidden', serverMessages.notYours)
  }
}

function keyOf({ 'idempotency-key': header }: FastifyRequest['headers']): string | undefined {
  const key = Array.isArray(header) ? header[0] : header
  if (key !== undefined && key.length > textLimits.idempotencyKey)
    throw new HttpError(400, 'invalid', serverMessages.keyTooLong)
  return key || undefined
}
