import { formatMessage, type Message } from '@meridian-2117/contract/messages/message'
import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'

/** Reports any answer but success. Programs read its code, players its message, and the log its `cause`. */
export class HttpError extends Error {
  readonly status: number
  readonly code: RefusalCode
  /** Milliseconds until a retry may succeed. */
  readonly retryAfterMs: number | undefined
  /** Only `takes_over` has it, see the contract's `refusalSchema`. */
  readonly proof: string | undefined

  constructor(
    status: number,
    code: RefusalCode,
    message: string,
    {
      retryAfterMs,
      proof,
      ...options
    }: ErrorOptions & { retryAfterMs?: number | undefined; proof?: string | undefined } = {},
  ) {
    super(message, options)
    this.status = status
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.proof = proof
  }
}

/** Refuses a call without a session, or with one that has ended. */
export const notAuthenticated = (): HttpError => new HttpError(401, 'unauthorized', messages.notAuthenticated)

export const invalid = (problem: Message): HttpError =>
  new HttpError(400, 'invalid', formatMessage(problem, messages))

/** Refuses a caller who makes too many tries, and says when another one is allowed. */
export function tooMany(retryAfterMs: number): HttpError {
  const seconds = Math.ceil(retryAfterMs / 1000)
  const wait = seconds < 60 ? inUnit(seconds, 'second') : inUnit(Math.ceil(seconds / 60), 'minute')
  return new HttpError(429, 'rate_limited', serverMessages.tooManyAttempts(wait), { retryAfterMs })
}

const inUnit = (count: number, unit: 'second' | 'minute'): string =>
  count.toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' })

/** Returns the body of a refusal, in the form of the contract's `refusalSchema`. */
export const errorBody = (code: RefusalCode, message: string, proof?: string) => ({
  success: false,
  message,
  error: message,
  code,
  proof,
})
