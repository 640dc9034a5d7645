import type { ItemWithFormerPrice } from '@meridian/ui/lib/item-with-former-price'
import { readSavedChanges, writeSavedChanges } from './saved-changes.ts'
import type { SavedExchange } from './saved-exchange.ts'

/**
 * Keeps this browser's saved items and the signed-in player's list at the server equal. A change shows at once. If it
 * cannot be sent, it goes with the next one, or when the site is opened again.
 */
export function createSavedSync(exchange: SavedExchange) {
  const { storage, saved, playerId } = exchange
  let queue = Promise.resolve()

  /** Sends what has changed, and takes over the player's list. Does nothing for a visitor. */
  const sync = () => {
    queue = queue
      .then(async () => {
        if (playerId() === undefined) return
        const { exchangeSaved } = await import('./saved-exchange.ts')
        await exchangeSaved(exchange)
      })
      .catch(() => undefined)
    return queue
  }
  const toggle = (item: ItemWithFormerPrice) => {
    saved.toggle(item)
    const before = readSavedChanges(storage)
    if (before) writeSavedChanges(storage, [...before.filter((id) => id !== item.id), item.id])
    void sync()
  }
  return { sync, toggle }
}
