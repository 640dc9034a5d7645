import type { Message } from './messages/message.ts'
import type { RefusalCode } from './messages/refusal-codes.ts'

/**
 * The kind of failure of a call. `refused`: the server said no. `unexpected`: it answered, but not with what counts as
 * success for this call (sign-up is 201 only). `unreadable`: it answered in no form that the contract knows.
 * `unreachable`: no answer came, so nobody knows whether the call has acted.
 */
export type ApiErrorKind = 'refused' | 'unexpected' | 'unreadable' | 'unreachable'

/** A call that did not succeed: the one error that the API client rejects with, but for a call that was aborted. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status, if an answer came. */
  readonly status: number | undefined
  /** The server's message, which screens prefer to our own. */
  readonly serverMessage: string | undefined
  /** The server's code; absent from some servers. Only this field decides anything. */
  readonly code: RefusalCode | undefined

  constructor(
    kind: ApiErrorKind,
    {
      status,
      serverMessage,
      code,
      message = '',
      cause,
    }: {
      status?: number | undefined
      serverMessage?: string | undefined
      code?: RefusalCode | undefined
      /** The transport's message; shown when the server sent none. */
      message?: string | undefined
      cause?: unknown
    } = {},
  ) {
    super(serverMessage ?? message, { cause })
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.code = code
  }
}

/** The server's message of a failed call, for people alone. */
export const serverMessageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.serverMessage : undefined

/** The code of a failed call; absent where the server gave none, or did not answer. */
export const refusalCodeIn = (error: unknown): RefusalCode | undefined =>
  error instanceof ApiError ? error.code : undefined

/** Reads the message of a failure: the server's, else the error's, else the fallback. */
export const failureMessage = (error: unknown, fallback: Message): Message =>
  (error instanceof Error && error.message) || fallback
