import type { Item } from '@meridian/contract'
import type { Message } from '@meridian/contract/messages/message'
import { errorToast, type SignInNeededEvent, type ToastEvent } from './emitted-events.ts'

/** A purchase or an offer needs both; without either, its steps are refused. */
export interface PurchaseContext {
  /** An empty `id` is refused. */
  item: Item
  /** `null` for a visitor. */
  userId: string | null
}

/** Allows a step only if the player and the item are known. */
export const hasBuyer = ({ context: { item, userId } }: { context: PurchaseContext }): boolean =>
  Boolean(userId) && item.id !== ''

/** A second press replaces the toast of the first. */
const toastId = 'refusal'

/** Returns the events that refuse a step: a toast, and a request to sign in when the player is missing. */
export function requireBuyer(
  message: Message,
  { item, userId }: PurchaseContext,
): (ToastEvent | SignInNeededEvent)[] {
  const toast: ToastEvent = { ...errorToast(message), id: toastId }
  return userId ? [toast] : [toast, { type: 'signIn.needed', item }]
}
