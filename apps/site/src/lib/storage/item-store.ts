import type { Item } from '@meridian/contract'
import { readJson, type KeyValueStore } from './key-value-store.ts'

export interface ItemStoreOptions {
  storage: KeyValueStore
  /** The target of `storage` events from other tabs. */
  events: EventTarget
  /** The key of the record in the storage. */
  key: string
  /** The most items that are remembered: the oldest goes first. */
  limit: number
}

/** Creates a store of the items that this browser remembers, for `useSyncExternalStore`. Follows other tabs. */
export function createItemStore({ storage, events, key, limit }: ItemStoreOptions) {
  const listeners = new Set<() => void>()
  const read = () => readJson(storage, key, itemsOf) ?? []
  let items = read()
  let shown = items

  const follow = (next: readonly Item[]) => {
    shown = [...shown.filter(({ id }) => !next.some((item) => item.id === id)), ...next]
    items = next
    for (const changed of listeners) changed()
  }
  const write = (next: readonly Item[]) => {
    const latest = next.slice(-limit)
    storage.set(key, JSON.stringify(latest))
    follow(latest)
  }
  const without = (id: string) => items.filter((item) => item.id !== id)
  const has = (id: string) => items.some((item) => item.id === id)
  const put = (item: Item) => write([...without(item.id), item])

  const otherTab = (event: Event) => {
    const { key: changed } = event as StorageEvent
    if (changed === key || changed === null) follow(read())
  }
  events.addEventListener('storage', otherTab)

  return {
    /** The items, the latest last. The same array until it changes. */
    get: () => items,
    /**
     * The items with those removed since the last `dropRemoved` in their places, so that a reader of the list keeps the
     * focus and can undo a slip. The same array until it changes.
     */
    getShown: () => shown,
    /** Drops the removed items. */
    dropRemoved() {
      shown = items
      for (const changed of listeners) changed()
    },
    has,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /** Adds an item as the latest, or moves it there. */
    put,
    toggle: (item: Item) => (has(item.id) ? write(without(item.id)) : put(item)),
    /** Replaces a remembered item by a newer state of it; adds nothing. */
    refresh(item: Item) {
      if (has(item.id)) write(items.map((old) => (old.id === item.id ? item : old)))
    },
    clear() {
      storage.remove(key)
      follow([])
    },
    dispose() {
      listeners.clear()
      events.removeEventListener('storage', otherTab)
    },
  }
}

/** A damaged record counts as empty, a damaged item is left out. */
const itemsOf = (json: unknown): readonly Item[] => (Array.isArray(json) ? json.filter(isItem) : [])

/** Checks the fields that pages rely on, without the schemas: those load after the page. */
function isItem(value: unknown): value is Item {
  if (typeof value !== 'object' || value === null) return false
  const { id, kind, title, price } = value as Partial<Record<keyof Item, unknown>>
  return (
    typeof id === 'string' &&
    id !== '' &&
    (kind === 'collectible' || kind === 'land') &&
    (title === undefined || typeof title === 'string') &&
    (price === undefined || typeof price === 'number')
  )
}
