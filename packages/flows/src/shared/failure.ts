import type { Message } from '@meridian-2117/contract/messages/message'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'

/** Says why a step failed. Only the code decides anything. */
export interface Failure {
  code?: RefusalCode | undefined
  message: Message
  /** A toast has the message, too, and a screen reader reads that one. */
  isInToast?: boolean | undefined
}
