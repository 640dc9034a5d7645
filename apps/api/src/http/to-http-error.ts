import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { HttpError } from './http-error.ts'

/** PostgreSQL's code for text that no column can store, such as a zero byte. */
const unstorableText = '22021'

// Zod's message for a field without its own.
z.config({ customError: ({ path = [] }) => serverMessages.fieldInvalid(path.join('.') || 'body') })

/** Codes of Fastify's own refusals. Every other status of 400 to 499 is `invalid`. */
const codesOfStatus: Readonly<Record<number, RefusalCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  429: 'rate_limited',
}

/** Turns a thrown value into the answer; an unforeseen one becomes a 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new HttpError(400, 'invalid', error.validation[0]?.message ?? serverMessages.fieldInvalid('body'))
  }
  const failed = new HttpError(500, 'server_error', messages.somethingWentWrong)
  if (!(error instanceof Error)) return failed
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && cause.code === unstorableText)
    return new HttpError(400, 'invalid', serverMessages.unstorable)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  return status >= 400 && status < 500
    ? new HttpError(status, codesOfStatus[status] ?? 'invalid', error.message)
    : failed
}
