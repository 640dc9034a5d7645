import { placesKey } from '../src/app/hydration/restore-scroll.ts'
import { memoryStorage } from './memory-storage.ts'

/**
 * The storages of the site in stories. They are not the browser's, which Storybook's own settings share and the other
 * stories of a docs page.
 */
export const storyStorage = { browser: memoryStorage(), tab: memoryStorage() }

/** Empties the storages before a story, and forgets the scroll positions that the router has stored. */
export function clearStoryStorage(): void {
  for (const storage of Object.values(storyStorage)) for (const name of storage.names()) storage.remove(name)
  sessionStorage.removeItem(placesKey)
}
