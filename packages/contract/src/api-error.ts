import type { Message } from './messages/message.ts'
import type { RefusalCode } from './messages/refusal-codes.ts'

/**
 * Says why a call failed.
 * - `refused`: the server said no.
 * - `unexpected`: the answer is no success of this call; sign-up demands 201.
 * - `unreadable`: the contract does not know the form of the answer.
 * - `unreachable`: no answer came, so the call may have acted.
 */
export type ApiErrorKind = 'refused' | 'unexpected' | 'unreadable' | 'unreachable'

/** Reports a failed call. The API client rejects with no other error, except for an aborted call. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** Absent if no answer came. */
  readonly status: number | undefined
  /** Screens prefer the server's message to our own. */
  readonly serverMessage: string | undefined
  /** Some servers send no code. Only this field decides anything. */
  readonly code: RefusalCode | undefined
  /** A refusal with the code `takes_over` has it: the token or code of the call that does it all the same. */
  readonly proof: string | undefined

  constructor(
    kind: ApiErrorKind,
    {
      status,
      serverMessage,
      code,
      proof,
      message = '',
      cause,
    }: {
      status?: number | undefined
      serverMessage?: string | undefined
      code?: RefusalCode | undefined
      proof?: string | undefined
      /** Describes the transport's failure; shown when the server sent no message. */
      message?: string | undefined
      cause?: unknown
    } = {},
  ) {
    super(serverMessage ?? message, { cause })
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.code = code
    this.proof = proof
  }
}

/** Returns the server's message of a failed call. Show it, but decide nothing by it. */
export const serverMessageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.serverMessage : undefined

/** Returns the code of a failed call; `undefined` where the server sent none or did not answer. */
export const refusalCodeIn = (error: unknown): RefusalCode | undefined =>
  error instanceof ApiError ? error.code : undefined

/** Returns the server's message of a failure, else the error's, else the fallback. */
export const failureMessage = (error: unknown, fallback: Message): Message =>
  (error instanceof Error && error.message) || fallback
