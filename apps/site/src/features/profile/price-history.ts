import type { PurchaseRecord } from '@meridian-2117/contract'
import type { PriceHistory } from '@meridian-2117/ui/sections/price-history'

/**
 * A failed call with this text in its message is an empty history, not an error (docs/product.md#purchase-history). No
 * other text decides anything; some servers send no code.
 */
const emptyMark = 'No payments found'

/** Makes the history of an answered call. */
export function loadedHistory(purchases: readonly PurchaseRecord[], message?: string): PriceHistory {
  return purchases.length > 0
    ? { status: 'loaded', purchases }
    : { status: 'empty', message: message || { key: 'historyEmpty' } }
}

/** Makes the history of a failed call, with the server's message if it had any. */
export function failedHistory(serverMessage?: string): PriceHistory {
  if (serverMessage?.includes(emptyMark)) return { status: 'empty', message: serverMessage }
  return { status: 'error', message: serverMessage || { key: 'historyUnread' } }
}
