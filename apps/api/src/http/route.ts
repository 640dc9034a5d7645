import etags from '@fastify/etag'
import type { AnswerOf, Endpoint } from '@meridian/contract'
import { messages, serverMessages } from '@meridian/contract/messages/messages'
import { textLimits } from '@meridian/contract/validation/text-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type * as z from 'zod'
import type { RateLimits } from '../limits/limits.store.ts'
import type { Limit } from '../limits/limits.ts'
import { clientAddress } from './client-address.ts'
import { HttpError } from './http-error.ts'
import { receiveLimits } from './receive-limits.ts'
import { sharedCaching, type SharedAnswers } from './shared-answers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The player that the call's token names; `undefined` without a token. */
    userId: string | undefined
  }
  interface FastifyInstance {
    endpoint: RegisterEndpoint
  }
  interface FastifyContextConfig {
    /** Controls the token at this server, which may demand one that the contract leaves open. */
    auth?: Endpoint['auth']
  }
}

type Part<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined

/** A validated call by a caller who may make it. */
export type Received<E extends Endpoint> = {
  params: Part<E['params']>
  query: Part<E['query']>
  body: Part<E['body']>
  /** The caller's address, reduced by `clientAddress`. */
  address: string
  /** The host name of the calling page; absent where the browser sends none. */
  pageHost: string | undefined
} & (E['auth'] extends 'required'
  ? { userId: string }
  : E['auth'] extends 'optional'
    ? { userId: string | undefined }
    : unknown) &
  (E['idempotent'] extends true ? { idempotencyKey: string | undefined } : unknown)

/**
 * Registers an endpoint of the contract: its path, its schemas, its success status, and who may call it. The handler
 * returns the domain value; the endpoint's codec writes the answer.
 */
type RegisterEndpoint = <const E extends Endpoint>(
  this: FastifyInstance,
  endpoint: E,
  handler: (received: Received<E>) => Promise<AnswerOf<E>>,
  options?: {
    /** The answer depends on the query alone, so that caches may share it for a moment. */
    shared?: boolean
    /** The message for a caller without a token. */
    signedOut?: string
    /** Counts each call before its body is read, so that refused calls count too: by its player, else by its address. */
    limit?: Limit
  },
) => void

const jsonType = 'application/json; charset=utf-8'

/** The time in which a call with a file is answered, its sending included, in ms. */
const uploadTimeout = receiveLimits.uploadMs + 30_000

interface EndpointOptions {
  /** Returns the user of a call's token; refuses an invalid token. */
  tokens: { authenticate(headers: FastifyRequest['headers']): Promise<string | undefined> }
  sharedAnswers?: SharedAnswers
  rateLimits?: Pick<RateLimits, 'consume'>
}

/** Decorates the server with `endpoint`, which checks the caller centrally. */
export const endpoints = fp(async (app, { tokens, sharedAnswers, rateLimits }: EndpointOptions) => {
  await app.register(etags)
  app.decorateRequest('userId', undefined)
  const register: RegisterEndpoint = function (
    endpoint,
    handler,
    { shared = false, signedOut = messages.notAuthenticated, limit } = {},
  ) {
    const { method, path, params, query, body, auth, answer, encoding, success = 200 } = endpoint
    const write = async (received: Received<typeof endpoint>) =>
      JSON.stringify(answer.write(await handler(received)))
    const readShared = shared ? sharedAnswers?.keep(path, write) : undefined
    this.route({
      method,
      url: path,
      config: { auth, ...(encoding === 'multipart' && { upload: true }) },
      ...(encoding === 'multipart' && { handlerTimeout: uploadTimeout }),
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
      },
      // Before the body is parsed: a stranger learns nothing about its schema, and no long body is read in vain.
      onRequest: async (request: FastifyRequest) => {
        if (auth !== 'none') request.userId = await tokens.authenticate(request.headers)
        if (auth === 'required' && request.userId === undefined) {
          throw new HttpError(401, 'unauthorized', signedOut)
        }
        if (limit) await rateLimits?.consume([limit, request.userId ?? clientAddress(request.ip)])
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

/** The parts of a call that its endpoint declares. */
const partsOf = ({ params, query, body, idempotent }: Endpoint, request: FastifyRequest) => ({
  params: params && request.params,
  query: query && request.query,
  body: body && request.body,
  userId: request.userId,
  idempotencyKey: idempotent && keyOf(request.headers),
  // Computed for the few handlers that read them.
  get address() {
    return clientAddress(request.ip)
  },
  get pageHost() {
    return URL.parse(request.headers.origin ?? '')?.hostname
  },
})

/** Nobody acts for another user: a `userId` in a call must be that of its token, if it has one. */
function refuseOthers({ params, query, body, userId }: FastifyRequest): void {
  if (userId === undefined) return
  for (const part of [params, query, body]) {
    if (typeof part !== 'object' || part === null || !('userId' in part)) continue
    if (part.userId !== '' && part.userId !== userId)
      throw new HttpError(403, 'forbidden', serverMessages.notYours)
  }
}

function keyOf({ 'idempotency-key': header }: FastifyRequest['headers']): string | undefined {
  const key = Array.isArray(header) ? header[0] : header
  if (key !== undefined && key.length > textLimits.idempotencyKey)
    throw new HttpError(400, 'invalid', serverMessages.keyTooLong)
  return key || undefined
}
