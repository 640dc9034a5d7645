import type { PurchaseRecord } from '@meridian/contract'
import type { PriceHistory } from '@meridian/ui/sections/price-history'

/**
 * A failed call with this text in its message is an empty history, not an error (docs/product.md#purchase-history). It
 * is the only text that decides anything, as some servers send no code.
 */
const emptyMark = 'No payments found'

/** Reads an answered history call. */
export function loadedHistory(purchases: readonly PurchaseRecord[], message?: string): PriceHistory {
  return purchases.length > 0
    ? { status: 'loaded', purchases }
    : { status: 'empty', message: message || { key: 'historyEmpty' } }
}

/** Reads a failed history call by the server's message, if it had any. */
export function failedHistory(serverMessage?: string): PriceHistory {
  if (serverMessage?.includes(emptyMark)) return { status: 'empty', message: serverMessage }
  return { status: 'error', message: serverMessage || { key: 'historyUnread' } }
}
