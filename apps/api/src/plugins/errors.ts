import fp from 'fastify-plugin'
import { errorBody } from '../http/http-error.ts'
import { toHttpError } from '../http/to-http-error.ts'

/** Answers every failure in the contract's form, and logs the server's own. */
export const errors = fp(async (app) => {
  app.setErrorHandler((error, request, reply) => {
    const { status, code, message, retryAfterMs, proof } = toHttpError(error)
    if (status >= 500) {
      // Without a message the logger would repeat the error's, which `loggedError` leaves out.
      const route = request.routeOptions.url
      request.log.error({ err: error, method: request.method, route }, 'A call failed')
    }
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
    return reply.code(status).send(errorBody(code, message, proof))
  })
})

/**
 * Serializes an error for the log. The message of a failed query would contain its parameters, thus hashes and
 * addresses.
 */
export function loggedError(error: Error) {
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined
  const origin = query !== undefined && error.cause instanceof Error ? error.cause : error
  const isBareQuery = query !== undefined && origin === error
  return {
    type: origin.name,
    message: isBareQuery ? 'Failed query' : origin.message,
    stack: isBareQuery ? '' : (origin.stack ?? ''),
    ...(query !== undefined && { query }),
    ...(query === undefined && error.cause instanceof Error && { cause: error.cause.message }),
  }
}
