import type { PurchaseRecord } from '../history.ts'
import { messages } from './messages.ts'
import { priceText } from './pricing.ts'

/** A failed call whose message contains this is an empty history, not an error (Spec 8). */
const emptyMark = 'No payments found'

/** What the section shows: bars, or bars' place with a message over it. */
export type PriceHistory =
  | { status: 'loading' }
  | { status: 'loaded'; purchases: readonly PurchaseRecord[] }
  | { status: 'empty'; message: string }
  | { status: 'error'; message: string }

/** Reads an answered history call. */
export function answeredHistory(purchases: readonly PurchaseRecord[], message?: string): PriceHistory {
  return purchases.length > 0
    ? { status: 'loaded', purchases }
    : { status: 'empty', message: message || messages.historyEmpty }
}

/** Reads a failed history call by the server's words, if it had any. */
export function failedHistory(message?: string): PriceHistory {
  if (message?.includes(emptyMark)) return { status: 'empty', message }
  return { status: 'error', message: message || messages.historyUnread }
}

export interface HistoryBar {
  label: string
  /** US dollars. */
  amount: number
  /** Printed on the bar: '$' and the amount when above 0, else nothing. */
  text: string
  /** Epoch `ms`; the stand-in bar has none. */
  time?: number
}

/** One bar per purchase; without any, the single bar 'No Purchases Yet' of value 0 (Spec 4). */
export function historyBars(purchases: readonly PurchaseRecord[]): HistoryBar[] {
  if (purchases.length === 0) return [{ label: 'No Purchases Yet', amount: 0, text: '' }]
  return purchases.map(({ gameTitle, amount, createdAt }) => ({
    label: gameTitle,
    amount,
    text: amount > 0 ? priceText(amount) : '',
    time: createdAt,
  }))
}

/** The y axis reaches at least 110% of the largest amount, in US dollars (Spec 9). */
export const historyAxisMax = (bars: readonly HistoryBar[]): number =>
  Math.max(...bars.map((bar) => bar.amount), 0) * 1.1
