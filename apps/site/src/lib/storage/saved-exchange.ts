import type { SavedItem } from '@meridian/contract'
import { toCents, toDollars } from '@meridian/contract/money/pricing'
import type { ItemWithFormerPrice } from '@meridian/ui/lib/item-with-former-price'
import type { ItemStore } from './item-store.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { readSavedChanges, writeSavedChanges } from './saved-changes.ts'

export interface SavedExchange {
  storage: Pick<KeyValueStore, 'get' | 'set'>
  /** The saved items of this browser. */
  saved: ItemStore
  playerId: () => string | undefined
  /** Sends changes for the signed-in player, and returns the player's list. */
  send: (changes: { add: SavedItem[]; remove: string[] }) => Promise<readonly SavedItem[]>
  /** Reads an item that another browser has saved; `undefined` if the server does not have it now. */
  readItem: (id: string) => Promise<ItemWithFormerPrice | undefined>
}

/** Sends the player's changes, and takes over the player's list. Does nothing for a visitor. */
export async function exchangeSaved(exchange: SavedExchange): Promise<void> {
  const { storage, saved, playerId, send, readItem } = exchange
  // Without a record every item has changed.
  const changed = () => readSavedChanges(storage) ?? saved.get().map(({ id }) => id)
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
  writeSavedChanges(storage, [])
  saved.replace(items.filter((item) => item !== undefined))
}

const savedItemOf = (item: ItemWithFormerPrice | undefined): SavedItem[] =>
  item ? [{ id: item.id, priceCents: item.price === undefined ? undefined : toCents(item.price) }] : []
