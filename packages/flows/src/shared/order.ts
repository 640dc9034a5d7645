import type { Item } from '@meridian-2117/contract'
import { toCents } from '@meridian-2117/contract/money/pricing'

/** Holds the item, its player, and the attempt that an earlier visit of the page started. */
export interface OrderInput {
  item: Item
  /** `null` for a visitor. */
  player: { id: string; email?: string | undefined } | null
  /** Idempotency key. The page makes one per purchase and stores it over a reload; the flow never makes one. */
  attempt: string
  /** Whole `cents` that the payment charges besides the item's price. @default 0 */
  feeCents?: number | undefined
  /** The page stored `attempt.sent` for this attempt and no `attempt.notCharged` since, so it may have been charged. */
  sent: boolean
}

/** Both payment flows pay for one item with it. */
export interface Order {
  /** The sum that is charged, in whole `cents`: the item's price and the fee of the input. */
  amountCents: number
  item: Item
  /** Empty for a visitor. */
  playerId: string
  /** Accounts of a wallet may have no e-mail. */
  email: string | undefined
  attempt: string
}

/** Makes the order from the input of a payment flow; `null` where there is nothing to pay. */
export function orderFrom({ item, player, attempt, feeCents = 0 }: Omit<OrderInput, 'sent'>): Order | null {
  const priceCents = toCents(item.price ?? 0)
  if (item.id === '' || priceCents <= 0) return null
  return {
    amountCents: priceCents + feeCents,
    item,
    playerId: player?.id ?? '',
    email: player?.email,
    attempt,
  }
}

/**
 * Sent by a payment page: another player or nobody is signed in, or the item has another price. A payment under way
 * continues for its own player and price. Any other payment is replaced.
 */
export type PageEvent =
  | { type: 'session.changed'; playerId: string | null }
  | { type: 'price.changed'; amountCents: number }
