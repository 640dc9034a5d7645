import { failureMessage, refusalCodeIn } from '@meridian/contract'
import type { Message } from '@meridian/contract/rules/message'
import type { RefusalCode } from '@meridian/contract/rules/refusal-codes'

/** Why a step came to nothing. Decisions hang on the code alone, which is absent where nobody gave one. */
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
