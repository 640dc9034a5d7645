import type { Item } from '@meridian-2117/contract'
import { createContext } from 'react'

/** The items that a player has saved, as a store that React can subscribe to. Its functions need no `this`. */
export interface SavedItems {
  /** Calls back on every change; returns a function that stops it. */
  subscribe: (changed: () => void) => () => void
  /** Returns `true` for the id of a saved item. */
  has: (id: string) => boolean
  /** Saves an item, or forgets it. */
  toggle: (item: Item) => void
}

/** The saved items for cards and item pages; without a provider they show no save button. */
export const SavedItemsContext = createContext<SavedItems | null>(null)

/** A store of saved items that lives as long as the page. */
export function savedInMemory(ids: readonly string[] = []): SavedItems {
  const saved = new Set(ids)
  const listeners = new Set<() => void>()
  return {
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    has: (id) => saved.has(id),
    toggle({ id }) {
      if (!saved.delete(id)) saved.add(id)
      for (const changed of listeners) changed()
    },
  }
}
