import type { Item, ItemKind } from '@meridian/contract'
import type { ItemToday } from '@meridian/ui/lib/item-today'
import { readJson, type KeyValueStore } from './key-value-store.ts'

export interface ItemStoreOptions {
  storage: Pick<KeyValueStore, 'get' | 'set' | 'remove'>
  /** Receives `storage` events of other tabs. */
  events: EventTarget
  key: string
  /** Limits the remembered items; the oldest is dropped first. */
  limit: number
}

/** A remembered item as the server last described it. */
export interface RememberedItem extends ItemToday {
  /** Epoch `ms` at which the server was last asked about it. */
  checkedAt?: number | undefined
  /** Id of the player who saw it; absent for a visitor. */
  seenBy?: string | undefined
}

/** Milliseconds within which the server is not asked about an item again. */
const checkEveryMs = 60_000

/** Creates a store of the items that this browser remembers, for `useSyncExternalStore`. Follows other tabs. */
export function createItemStore({ storage, events, key, limit }: ItemStoreOptions) {
  const listeners = new Set<() => void>()
  const read = () => readJson(storage, key, itemsOf) ?? []
  let items = read()
  let shown = items

  const follow = (next: readonly RememberedItem[]) => {
    shown = [...shown.filter(({ id }) => !next.some((item) => item.id === id)), ...next]
    items = next
    for (const changed of listeners) changed()
  }
  const write = (next: readonly RememberedItem[]) => {
    const latest = next.slice(-limit)
    storage.set(key, JSON.stringify(latest))
    follow(latest)
  }
  const without = (id: string) => items.filter((item) => item.id !== id)
  const has = (id: string) => items.some((item) => item.id === id)
  const put = (item: RememberedItem) => write([...without(item.id), item])

  const otherTab = (event: Event) => {
    const { key: changed } = event as StorageEvent
    if (changed === key || changed === null) follow(read())
  }
  events.addEventListener('storage', otherTab)

  return {
    /** Returns the items, the latest last; the same array until it changes. */
    get: () => items,
    /**
     * Returns the items, with those removed since the last `dropRemoved` in their places. So a reader of the list does
     * not lose the focus and can undo a slip. The array stays the same until it changes.
     */
    getShown: () => shown,
    dropRemoved() {
      shown = items
      for (const changed of listeners) changed()
    },
    has,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /** Adds an item as the latest, or moves it to that place. */
    put,
    toggle: (item: ItemToday) => (has(item.id) ? write(without(item.id)) : put(item)),
    /** Updates remembered items with the server's data; adds none. `nowMs` is epoch `ms`. */
    refresh(current: readonly Item[], nowMs: number) {
      const byId = new Map(current.map((item) => [item.id, item]))
      if (!items.some(({ id }) => byId.has(id))) return
      write(
        items.map((old) => {
          const item = byId.get(old.id)
          if (!item) return old
          const today = withFormerPrice(item, old.formerPrice ?? old.price)
          return { ...today, checkedAt: nowMs, seenBy: old.seenBy }
        }),
      )
    },
    /** Marks a remembered item that the server no longer knows. */
    markGone(id: string) {
      if (has(id)) write(items.map((old) => (old.id === id ? { ...old, gone: true } : old)))
    },
    /**
     * Returns items of a kind that the server was not asked about within a minute, the latest first. Marks them as
     * asked about. `nowMs` is epoch `ms`.
     */
    takeUnchecked(kind: ItemKind, nowMs: number): readonly Item[] {
      const isUnchecked = ({ kind: ofItem, checkedAt = -Infinity }: RememberedItem) =>
        ofItem === kind && Math.abs(nowMs - checkedAt) >= checkEveryMs
      const unchecked = items.filter(isUnchecked).toReversed()
      if (unchecked.length > 0)
        write(items.map((item) => (isUnchecked(item) ? { ...item, checkedAt: nowMs } : item)))
      return unchecked
    },
    /** Forgets what players other than this one have seen; `undefined` is a visitor. */
    forgetOthers(playerId: string | undefined) {
      const visible = items.filter(({ seenBy }) => seenBy === undefined || seenBy === playerId)
      if (visible.length < items.length) write(visible)
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

/** Adds the earlier price to an item, if it differs. */
export const withFormerPrice = (item: Item, before: number | undefined): ItemToday =>
  before === undefined || before === item.price ? item : { ...item, formerPrice: before }

/** Reads remembered items: a damaged record counts as empty, and a damaged item is left out. */
const itemsOf = (json: unknown): readonly RememberedItem[] => (Array.isArray(json) ? json.filter(isItem) : [])

/** Checks the fields that pages rely on. The schemas are not used, since they load after the page. */
function isItem(value: unknown): value is RememberedItem {
  if (typeof value !== 'object' || value === null) return false
  const { id, kind, title, price, formerPrice, checkedAt, seenBy } = value as Partial<
    Record<keyof RememberedItem, unknown>
  >
  return (
    typeof id === 'string' &&
    id !== '' &&
    (kind === 'collectible' || kind === 'land') &&
    [title, seenBy].every((text) => text === undefined || typeof text === 'string') &&
    [price, formerPrice, checkedAt].every((figure) => figure === undefined || typeof figure === 'number')
  )
}
