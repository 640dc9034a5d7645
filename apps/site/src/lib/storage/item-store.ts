import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { readJson, type KeyValueStore } from './key-value-store.ts'

export interface ItemStoreOptions {
  storage: Pick<KeyValueStore, 'get' | 'set' | 'remove'>
  /** Receives `storage` events of other tabs. */
  events: EventTarget
  key: string
  /** Limits the remembered items; the oldest is dropped first. */
  limit: number
}

/** An item as it was when it was remembered. */
export interface RememberedItem extends ItemWithFormerPrice {
  /** Id of the player who saw it; absent for a visitor. */
  seenBy?: string | undefined
}

export type ItemStore = ReturnType<typeof createItemStore>

/** Creates a store of the items that this browser remembers, for `useSyncExternalStore`. Follows other tabs. */
export function createItemStore({ storage, events, key, limit }: ItemStoreOptions) {
  const listeners = new Set<() => void>()
  const read = () => readJson(storage, key, itemsOf) ?? []
  let items = read()

  const follow = (next: readonly RememberedItem[]) => {
    items = next
    for (const changed of listeners) changed()
  }
  const write = (next: readonly RememberedItem[]) => {
    const latest = next.slice(-limit)
    storage.set(key, JSON.stringify(latest))
    follow(latest)
  }
  const keep = (isKept: (item: RememberedItem) => boolean) => {
    const kept = items.filter(isKept)
    if (kept.length < items.length) write(kept)
  }

  const otherTab = (event: Event) => {
    const { key: changed } = event as StorageEvent
    if (changed === key || changed === null) follow(read())
  }
  events.addEventListener('storage', otherTab)

  return {
    /** Returns the items, the latest last; the same array until it changes. */
    get: () => items,
    has: (id: string) => items.some((item) => item.id === id),
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /** Adds an item as the latest, or moves it to that place. */
    put: (item: RememberedItem) => write([...items.filter(({ id }) => id !== item.id), item]),
    forget: (ids: readonly string[]) => keep(({ id }) => !ids.includes(id)),
    /** Forgets what players other than this one have seen; `undefined` is a visitor. */
    forgetOthers: (playerId: string | undefined) =>
      keep(({ seenBy }) => seenBy === undefined || seenBy === playerId),
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

/** Reads remembered items: a damaged record counts as empty, and a damaged item is left out. */
const itemsOf = (json: unknown): readonly RememberedItem[] => (Array.isArray(json) ? json.filter(isItem) : [])

/** Checks the fields that pages rely on. The schemas are not used, since they load after the page. */
function isItem(value: unknown): value is RememberedItem {
  if (typeof value !== 'object' || value === null) return false
  const { id, kind, title, price, formerPrice, seenBy } = value as Partial<
    Record<keyof RememberedItem, unknown>
  >
  return (
    typeof id === 'string' &&
    id !== '' &&
    (kind === 'collectible' || kind === 'land') &&
    [title, seenBy].every((text) => text === undefined || typeof text === 'string') &&
    [price, formerPrice].every((figure) => figure === undefined || typeof figure === 'number')
  )
}
