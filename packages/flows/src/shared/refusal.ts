import type { Item } from '@meridian/contract'
import type { Message } from '@meridian/contract/rules/message'
import { errorToast, type SignInNeededEvent, type ToastEvent } from './emitted-events.ts'

/** Who and what a purchase or an offer is about; without either, its steps are refused. */
export interface Deal {
  /** An item whose `id` is empty cannot be dealt with. */
  item: Item
  /** `null` for a visitor. */
  userId: string | null
}

/** Guard: the player and the item are both known. */
export const idsKnown = ({ context: { item, userId } }: { context: Deal }): boolean =>
  Boolean(userId) && item.id !== ''

/** A button that is pressed twice says no twice, and shows one toast. */
const toastId = 'refusal'

/** What the action `refuse` emits: why, and that a sign-in would help when it is the player who is missing. */
export function refusal(message: Message, { item, userId }: Deal): (ToastEvent | SignInNeededEvent)[] {
  const toast: ToastEvent = { ...errorToast(message), id: toastId }
  return userId ? [toast] : [toast, { type: 'signIn.needed', item }]
}
