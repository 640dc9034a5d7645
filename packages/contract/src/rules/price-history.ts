import type { PurchaseRecord } from '../history.ts'
import { messages } from './messages.ts'

/** A failed call whose message contains this is an empty history, not an error (Spec 8). */
const emptyMark = 'No payments found'

/** What the section shows: bars, or bars' place with a message over it. */
export type PriceHistory =
  | { status: 'loading' }
  | { status: 'loaded'; purchases: readonly PurchaseRecord[] }
  | { status: 'empty'; message?: string | undefined }
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
