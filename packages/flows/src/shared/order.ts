import type { Item } from '@meridian-2117/contract'
import { toCents } from '@meridian-2117/contract/money/pricing'
import type { AttemptEvent, PaidEvent, ReadOutcomeInput } from './outcome.ts'

/** Holds the item, its player, and the attempt that an earlier visit of the page started. */
export interface OrderInput {
  item: Item
  /** `null` for a visitor. */
  player: { id: string; email?: string | undefined } | null
  /** Idempotency key. The page makes one per purchase and stores it over a reload; the flow never makes one. */
  attempt: string
  /** The page stored `attempt.sent` for this attempt and no `attempt.notCharged` since, so it may have been charged. */
  sent: boolean
}

/** Both payment flows pay for one item with it. */
export interface Order {
  /** Whole `cents`, without the platform fee. */
  amountCents: number
  item: Item
  /** Empty for a visitor. */
  playerId: string
  /** Accounts of a wallet may have no e-mail. */
  email: string | undefined
  attempt: string
}

/** Makes the order from the input of a payment flow; `null` where there is nothing to pay. */
export function orderFrom({ item, player, attempt }: Omit<OrderInput, 'sent'>): Order | null {
  const amountCents = toCents(item.price ?? 0)
  if (item.id === '' || amountCents <= 0) return null
  return { amountCents, item, playerId: player?.id ?? '', email: player?.email, attempt }
}

/** The player who pays and the item's price, as the page knows them. */
interface Payable {
  /** `null` for a visitor. */
  playerId: string | null
  /** Whole `cents`; 0 for an item that cannot be bought. */
  amountCents: number
}

/**
 * Sent by a payment page: another player or nobody is signed in, or the item has another price. A payment under way
 * continues for its own player and price. Any other payment is replaced.
 */
export type PageEvent =
  | { type: 'session.changed'; playerId: string | null }
  | { type: 'price.changed'; amountCents: number }

/** This payment ends, and the page starts another one for its current player and price. */
export interface ReplacedEvent {
  type: 'order.replaced'
}

interface OrderContext {
  /** `null` when there is nothing to pay; the flow is then `refused`. */
  order: Order | null
}

/** Both payment flows compare the page's current player and price with those that the payment began with. */
export interface PageContext {
  began: Payable
  current: Payable
}

/** Returns the context of a payment that begins. */
export function pageContext({ item, player }: Pick<OrderInput, 'item' | 'player'>): PageContext {
  const began = { playerId: player?.id ?? null, amountCents: toCents(item.price ?? 0) }
  return { began, current: began }
}

/** Returns whether another player or nobody is signed in since the payment began. */
export const isSignedOut = ({ began, current }: PageContext): boolean => began.playerId !== current.playerId

/** Returns whether another payment replaces this one, unless it is under way. */
export const isReplaced = (context: PageContext): boolean =>
  isSignedOut(context) || context.began.amountCents !== context.current.amountCents

/** Returns the order. Throws in the state `refused`, which has none. */
export function orderOf({ order }: OrderContext): Order {
  if (!order) throw new Error('There is no order to pay')
  return order
}

/** Returns the event to emit before an attempt may be charged. */
export const attemptSent = (context: OrderContext & { clientSecret: string }): AttemptEvent => ({
  type: 'attempt.sent',
  attempt: orderOf(context).attempt,
  clientSecret: context.clientSecret,
})

/** Returns the event to emit once nothing was charged for an attempt. */
export const attemptNotCharged = (context: OrderContext): AttemptEvent => ({
  type: 'attempt.notCharged',
  attempt: orderOf(context).attempt,
})

/** Returns the event to emit once the attempt was charged. */
export function paymentPaid(context: OrderContext): PaidEvent {
  const { attempt, amountCents } = orderOf(context)
  return { type: 'payment.paid', attempt, amountCents }
}

/** Returns the payment whose outcome is unknown. */
export function unknownPayment(context: OrderContext & { clientSecret: string }): ReadOutcomeInput {
  const { playerId, item, attempt } = orderOf(context)
  return { playerId, itemId: item.id, clientSecret: context.clientSecret, attempt }
}
