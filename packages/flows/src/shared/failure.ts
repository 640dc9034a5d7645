import { failureMessage, refusalCodeIn } from '@meridian/contract'
import type { Message } from '@meridian/contract/messages/message'
import type { RefusalCode } from '@meridian/contract/messages/refusal-codes'

/** Says why a step failed. Only the code decides anything. */
export interface Failure {
  code?: RefusalCode | undefined
  message: Message
}

/** Reads a failed call; `fallback` is the message of a failure without one. */
export const failureOf = (error: unknown, fallback: Message): Failure => ({
  code: refusalCodeIn(error),
  message: failureMessage(error, fallback),
})
