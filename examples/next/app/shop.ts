import type { Item } from '@meridian-2117/contract'
import type { CheckPurchaseInput, Ownership } from '@meridian-2117/flows/buy'
import type { ConfirmPaymentAnswer } from '@meridian-2117/flows/secure-payment'
import type { Outcome } from '@meridian-2117/flows/shared/outcome'

/** The item for sale. Your catalogue knows it. */
export const item: Item = {
  kind: 'collectible',
  id: 'lamp',
  title: 'Harbour Lamp',
  price: 120,
  image: '/lamp.svg',
}

/** The player. Your session knows it. */
export const player = { id: 'player-1', email: 'ada@example.com' }

// Your database and your card provider: in memory, until the server stops.
const owned = new Map<string, number>()
const orders = new Map<string, string>()
const keyOf = ({ playerId, itemId }: CheckPurchaseInput) => `${playerId}/${itemId}`

export function checkPurchase(purchase: CheckPurchaseInput): Ownership {
  return owned.has(keyOf(purchase)) ? 'owned' : 'available'
}

/** Opens a payment: one for each attempt, however often it is asked for. */
export function openPayment(order: { playerId: string; item: { id: string }; attempt: string }) {
  const key = keyOf({ playerId: order.playerId, itemId: order.item.id })
  if (owned.has(key)) return { code: 'already_owned', message: 'You own this lamp.' }
  orders.set(order.attempt, key)
  return { clientSecret: order.attempt }
}

/** Charges a card. The fields of a real provider send it past your server. */
export function confirmPayment(payment: { clientSecret: string; card: string }): ConfirmPaymentAnswer {
  const key = orders.get(payment.clientSecret)
  if (!key) return { status: 'failed', message: 'This payment is not open.' }
  if (payment.card.replaceAll(' ', '') !== '4242424242424242')
    return { status: 'failed', message: 'Your card was declined.' }
  owned.set(key, Date.now())
  return { status: 'paid' }
}

/** Tells what became of a payment whose answer was lost. */
export function readOutcome(purchase: CheckPurchaseInput): Outcome {
  return { status: owned.has(keyOf(purchase)) ? 'paid' : 'unpaid' }
}

/** Returns when the player bought the item, in epoch ms. */
export const purchasedAt = (purchase: CheckPurchaseInput): number | undefined => owned.get(keyOf(purchase))
