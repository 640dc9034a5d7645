import type { Item } from '@meridian/contract'
import type { Message } from '@meridian/contract/messages/message'
import { errorToast, type SignInNeededEvent, type ToastEvent } from './emitted-events.ts'

/** The item and the buyer of a purchase or an offer; without either, its steps are refused. */
export interface PurchaseContext {
  /** An item whose `id` is empty is refused. */
  item: Item
  /** `null` for a visitor. */
  userId: string | null
}

/** Guards a step: the player and the item are both known. */
export const hasBuyer = ({ context: { item, userId } }: { context: PurchaseContext }): boolean =>
  Boolean(userId) && item.id !== ''

/** A button that is pressed twice replaces its first toast. */
const toastId = 'refusal'

/** Returns the events that refuse a step: a toast, and a request to sign in when the player is missing. */
export function requireBuyer(
  message: Message,
  { item, userId }: PurchaseContext,
): (ToastEvent | SignInNeededEvent)[] {
  const toast: ToastEvent = { ...errorToast(message), id: toastId }
  return userId ? [toast] : [toast, { type: 'signIn.needed', item }]
}
