import type { Endpoint, List, ResponseOf } from '@meridian/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the user reads when a field of the body is missing or has the wrong type. */
    words?: Readonly<Record<string, string>>
  }
}

type Part<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** A call that fits its endpoint. */
export interface Received<E extends Endpoint> {
  params: Part<E['params']>
  query: Part<E['query']>
  body: Part<E['body']>
  headers: FastifyRequest['headers']
}

/**
 * Registers an endpoint of the contract: its path, its schemas and its success status. The handler returns the domain
 * value, which the endpoint's response codec writes.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (received: Received<E>) => Promise<ResponseOf<E>>,
  words: Readonly<Record<string, string>> = {},
): void {
  const status = endpoint.success ?? 200
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [status]: endpoint.response },
    },
    config: { words },
    handler: async (request, reply) => {
      reply.code(status)
      return handler(request as Received<E>)
    },
  })
}

/** A list as list endpoints answer it. */
export const listOf = <Entry>(entries: readonly Entry[], message?: string): List<Entry> => ({
  success: true,
  message,
  entries,
  damaged: [],
})
