import type { messages } from '../messages/messages.ts'

/** Money that goes back: `done` has arrived at the player's bank, and `failed` needs a person. */
export const refundStates = ['due', 'pending', 'done', 'failed'] as const

/** One of the states of a refund. */
export type RefundState = (typeof refundStates)[number]

/** Keys of the messages by which players read the state of a refund. */
export const refundMessages = {
  due: 'refundDue',
  pending: 'refundPending',
  done: 'refundDone',
  failed: 'refundFailed',
} as const satisfies Record<RefundState, keyof typeof messages>
