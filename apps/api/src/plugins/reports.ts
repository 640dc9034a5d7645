import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { ZodType } from 'zod'
import type { Limit } from '../limits/limits.ts'
import { countedInMemory } from './call-limit.ts'

/**
 * Returns the options of a route for what pages report by a beacon. The limit is counted in memory, as the metrics are:
 * forged reports make no work for the database, and change no other figure.
 */
export function reportOptions(app: FastifyInstance, body: ZodType, limit: Limit): RouteShorthandOptions {
  // A beacon is plain text, which a browser sends to another origin without a preflight.
  app.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    app.getDefaultJsonParser('error', 'error'),
  )
  return { schema: { body }, onRequest: countedInMemory(app, limit) }
}
