import type { messages } from '../messages/messages.ts'

/** Money that goes back: `done` has arrived at the player's bank, and `failed` needs a person. */
export type RefundState = 'due' | 'pending' | 'done' | 'failed'

/** Keys of the messages by which players read the state of a refund. */
export const refundMessages = {
  due: 'refundDue',
  pending: 'refundPending',
  done: 'refundDone',
  failed: 'refundFailed',
} as const satisfies Record<RefundState, keyof typeof messages>
