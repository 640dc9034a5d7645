import type { Item } from '@meridian/contract'
import type { SavedItems } from '@meridian/ui/lib/saved-items'
import type { Reads } from '../api/reads.ts'

/** The key of the items that were looked at, which a player who logs out leaves to nobody. */
export const recentlySeenKey = 'recentlySeen'

/** What the player has saved in this browser, for the marks on cards and for the filter *Saved*. */
export interface BrowserSavedItems extends SavedItems {
  /** The saved items, the latest last; `undefined` until the code that reads them has come. */
  get: () => readonly Item[] | undefined
}

/** The saved items from the first view on, before the code that reads them has come: a press waits for it. */
export function lateSavedItems(reads: Reads): BrowserSavedItems {
  const get = () => reads.get()?.saved
  return {
    get: () => get()?.get(),
    has: (id) => get()?.has(id) ?? false,
    toggle: (item) => void reads.load().then(({ saved }) => saved.toggle(item)),
    subscribe(changed) {
      let stop = get()?.subscribe(changed)
      const stopWaiting = reads.subscribe(() => {
        stop = get()?.subscribe(changed)
        changed()
      })
      return () => {
        stopWaiting()
        stop?.()
      }
    },
  }
}
