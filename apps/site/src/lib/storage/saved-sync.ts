import type { SavedItem } from '@meridian/contract'
import { toCents, toDollars } from '@meridian/contract/money/pricing'
import type { ItemWithFormerPrice } from '@meridian/ui/lib/item-with-former-price'
import type { ItemStore } from './item-store.ts'
import { readJson, type KeyValueStore } from './key-value-store.ts'

export interface SavedSyncOptions {
  storage: Pick<KeyValueStore, 'get' | 'set'>
  /** The saved items of this browser. */
  saved: ItemStore
  playerId: () => string | undefined
  /** Sends changes for the signed-in player, and returns the player's list. */
  send: (changes: { add: SavedItem[]; remove: string[] }) => Promise<readonly SavedItem[]>
  /** Reads an item that another browser has saved; `undefined` if the server does not have it now. */
  readItem: (id: string) => Promise<ItemWithFormerPrice | undefined>
}

/** Ids that have changed since this browser last had the server's list. Without a record every item has. */
const changedKey = 'savedChanges'

/**
 * Keeps this browser's saved items and the signed-in player's list at the server equal. A change shows at once. If it
 * cannot be sent, it goes with the next one, or when the site is opened again.
 */
export function createSavedSync({ storage, saved, playerId, send, readItem }: SavedSyncOptions) {
  let queue = Promise.resolve()
  const recorded = () => readJson(storage, changedKey, idsOf)
  const changed = () => recorded() ?? saved.get().map(({ id }) => id)

  const exchange = async () => {
    const player = playerId()
    if (player === undefined) return
    const ids = changed()
    const here = new Map(saved.get().map((item) => [item.id, item]))
    const list = await send({
      add: ids.flatMap((id) => savedItemOf(here.get(id))),
      remove: ids.filter((id) => !here.has(id)),
    })
    const items = await Promise.all(
      list.map(async ({ id, priceCents }) => {
        const item = here.get(id) ?? (await readItem(id))
        return item && { ...item, price: priceCents === undefined ? item.price : toDollars(priceCents) }
      }),
    )
    // The player or another tab has gone on meanwhile, and the next exchange answers that.
    if (playerId() !== player || changed().join() !== ids.join()) return
    storage.set(changedKey, '[]')
    saved.replace(items.filter((item) => item !== undefined))
  }

  /** Sends what has changed, and takes over the player's list. Does nothing for a visitor. */
  const sync = () => {
    queue = queue.then(exchange).catch(() => undefined)
    return queue
  }
  const toggle = (item: ItemWithFormerPrice) => {
    saved.toggle(item)
    const before = recorded()
    if (before) storage.set(changedKey, JSON.stringify([...before.filter((id) => id !== item.id), item.id]))
    void sync()
  }
  return { sync, toggle }
}

const savedItemOf = (item: ItemWithFormerPrice | undefined): SavedItem[] =>
  item ? [{ id: item.id, priceCents: item.price === undefined ? undefined : toCents(item.price) }] : []

const idsOf = (json: unknown): readonly string[] | null =>
  Array.isArray(json) ? json.filter((id) => typeof id === 'string') : null
