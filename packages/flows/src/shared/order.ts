import type { Item } from '@meridian/contract'
import { toCents } from '@meridian/contract/money/pricing'
import type { AttemptEvent, ReadOutcomeInput } from './outcome.ts'

/** The item, its buyer, and the attempt that an earlier visit of the page has begun. */
export interface OrderInput {
  item: Item
  /** `null` when nobody is signed in. */
  user: { id: string; email?: string | undefined } | null
  /** The idempotency key: made once per purchase by the page, stored over a reload, never made by the flow. */
  attempt: string
  /** The page stored `attempt.sent` for this attempt and no `attempt.open` since: it may have been charged. */
  sent: boolean
}

/** One item to pay for, in both payment flows. */
export interface Order {
  /** The price in whole `cents`; the platform fee is not part of it. */
  amountCents: number
  item: Item
  /** Empty for a visitor. */
  userId: string
  /** Accounts of a wallet may have no e-mail. */
  email: string | undefined
  attempt: string
}

/** Reads the order off the input of a payment flow. Returns `null` where there is nothing to pay. */
export function orderFrom({ item, user, attempt }: Omit<OrderInput, 'sent'>): Order | null {
  const amountCents = toCents(item.price ?? 0)
  if (item.id === '' || amountCents <= 0) return null
  return { amountCents, item, userId: user?.id ?? '', email: user?.email, attempt }
}

interface OrderContext {
  /** `null` when there is nothing to pay: the flow is `refused`. */
  order: Order | null
}

/** Returns the order of every state but `refused`. Throws in that one. */
export function orderOf({ order }: OrderContext): Order {
  if (!order) throw new Error('There is no order to pay')
  return order
}

/** Emitted when an attempt may be charged from now on. */
export const attemptSent = (context: OrderContext): AttemptEvent => ({
  type: 'attempt.sent',
  attempt: orderOf(context).attempt,
})

/** Emitted when nothing was charged for an attempt. */
export const attemptOpen = (context: OrderContext): AttemptEvent => ({
  type: 'attempt.open',
  attempt: orderOf(context).attempt,
})

/** The payment whose outcome is unknown. */
export function unknownPayment(context: OrderContext & { clientSecret: string }): ReadOutcomeInput {
  const { userId, item, attempt } = orderOf(context)
  return { userId, itemId: item.id, clientSecret: context.clientSecret, attempt }
}
