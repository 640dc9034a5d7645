import { failureMessage, refusalCodeIn } from '@meridian/contract'
import type { Message } from '@meridian/contract/rules/message'
import type { RefusalCode } from '@meridian/contract/rules/refusal-codes'

/** The reason that a step failed. Only the code, where there is one, decides anything. */
export interface Failure {
  code?: RefusalCode | undefined
  /** The message that the player reads. */
  message: Message
}

/** Reads a failed call; `fallback` is the message where nobody gave one. */
export const failureOf = (error: unknown, fallback: Message): Failure => ({
  code: refusalCodeIn(error),
  message: failureMessage(error, fallback),
})
