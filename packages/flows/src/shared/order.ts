import type { Item } from '@meridian/contract'
import { toCents } from '@meridian/contract/money/pricing'
import type { AttemptEvent, ReadOutcomeInput } from './outcome.ts'

/** Holds the item, its buyer, and the attempt that an earlier visit of the page started. */
export interface OrderInput {
  item: Item
  /** `null` for a visitor. */
  user: { id: string; email?: string | undefined } | null
  /** Idempotency key. The page makes one per purchase and stores it over a reload; the flow never makes one. */
  attempt: string
  /** The page stored `attempt.sent` for this attempt and no `attempt.open` since, so it may have been charged. */
  sent: boolean
}

/** Both payment flows pay for one item with it. */
export interface Order {
  /** Whole `cents`, without the platform fee. */
  amountCents: number
  item: Item
  /** Empty for a visitor. */
  userId: string
  /** Accounts of a wallet may have no e-mail. */
  email: string | undefined
  attempt: string
}

/** Makes the order from the input of a payment flow; `null` where there is nothing to pay. */
export function orderFrom({ item, user, attempt }: Omit<OrderInput, 'sent'>): Order | null {
  const amountCents = toCents(item.price ?? 0)
  if (item.id === '' || amountCents <= 0) return null
  return { amountCents, item, userId: user?.id ?? '', email: user?.email, attempt }
}

interface OrderContext {
  /** `null` when there is nothing to pay; the flow is then `refused`. */
  order: Order | null
}

/** Returns the order. Throws in the state `refused`, which has none. */
export function orderOf({ order }: OrderContext): Order {
  if (!order) throw new Error('There is no order to pay')
  return order
}

/** Returns the event to emit before an attempt may be charged. */
export const attemptSent = (context: OrderContext): AttemptEvent => ({
  type: 'attempt.sent',
  attempt: orderOf(context).attempt,
})

/** Returns the event to emit once nothing was charged for an attempt. */
export const attemptOpen = (context: OrderContext): AttemptEvent => ({
  type: 'attempt.open',
  attempt: orderOf(context).attempt,
})

/** Returns the payment whose outcome is unknown. */
export function unknownPayment(context: OrderContext & { clientSecret: string }): ReadOutcomeInput {
  const { userId, item, attempt } = orderOf(context)
  return { userId, itemId: item.id, clientSecret: context.clientSecret, attempt }
}
