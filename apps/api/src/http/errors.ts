import { messages, serverMessages } from '@meridian/contract/rules/messages'
import type { RefusalCode } from '@meridian/contract/rules/refusal-codes'
import type { FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { HttpError, errorBody } from './http-error.ts'

/** PostgreSQL's code for text that no column can hold, such as a zero byte. */
const unstorableText = '22021'

// What a field says that brings no words of its own.
z.config({ customError: ({ path = [] }) => serverMessages.fieldInvalid(path.join('.') || 'body') })

/** Makes every failure an answer in the contract's form, and logs those that are ours. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, code, message, retryAfterMs } = httpErrorOf(error)
    if (status >= 500) {
      // With words of its own: without, the logger would repeat the error's, which `loggedError` leaves out.
      const route = request.routeOptions.url
      request.log.error({ err: error, method: request.method, route }, 'A call failed')
    }
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
    return reply.code(status).send(errorBody(code, message))
  })
}

function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new HttpError(400, 'invalid', error.validation[0]?.message ?? serverMessages.fieldInvalid('body'))
  }
  if (!(error instanceof Error)) return new HttpError(500, 'server_error', messages.somethingWentWrong)
  if (databaseCode(error) === unstorableText) return new HttpError(400, 'invalid', serverMessages.unstorable)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  return status >= 400 && status < 500
    ? new HttpError(status, codesOfStatus[status] ?? 'invalid', error.message)
    : new HttpError(500, 'server_error', messages.somethingWentWrong)
}

/** The codes of refusals that Fastify makes by itself; every other one of 400 to 499 is `invalid`. */
const codesOfStatus: Readonly<Record<number, RefusalCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  429: 'rate_limited',
}

function databaseCode(error: Error): unknown {
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}

/** How an error is logged: a failed query's message would hold its parameters, thus hashes and addresses. */
export function loggedError(error: Error) {
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined
  const origin = query !== undefined && error.cause instanceof Error ? error.cause : error
  return {
    type: origin.name,
    message: query !== undefined && origin === error ? 'Failed query' : origin.message,
    stack: query !== undefined && origin === error ? '' : (origin.stack ?? ''),
    ...(query !== undefined && { query }),
    ...(query === undefined && error.cause instanceof Error && { cause: error.cause.message }),
  }
}
