import type { AnyActor } from 'xstate'
import type { StoryActors } from './story-actors.ts'
import type { Watcher } from './watcher.ts'

const pageKey = Symbol.for('storybook-addon-xstate')

interface PageGlobals {
  [pageKey]?: {
    /** Watches the story on the page. */
    watcher?: Watcher | undefined
    /** Creates the actors of the story on the page. */
    actors?: StoryActors | undefined
    /** The file of the next story loads. */
    isLoading: boolean
    /** Root actors that files of stories have created while they loaded. */
    ofModules: Set<AnyActor>
  }
}

// Bundlers may load this module twice, so the page stores all of it.
export const page = ((globalThis as PageGlobals)[pageKey] ??= {
  isLoading: true,
  ofModules: new Set(),
})

/** Returns the watcher of the story on the page. */
export const currentWatcher = (): Watcher | undefined => page.watcher
