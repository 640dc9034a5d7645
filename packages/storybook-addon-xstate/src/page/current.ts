import type { Watcher } from './watcher.ts'
import type { StoryActors } from './story-actors.ts'

const watcherKey = Symbol.for('storybook-addon-xstate')
const actorsKey = Symbol.for('storybook-addon-xstate/actors')

interface StoryGlobals {
  [watcherKey]?: Watcher | undefined
  [actorsKey]?: StoryActors | undefined
}

// Bundlers may load this module twice, so the page stores both.
const globals = globalThis as StoryGlobals

/** Returns the watcher of the story on the page. */
export const currentWatcher = (): Watcher | undefined => globals[watcherKey]

export const setWatcher = (watcher: Watcher | undefined): void => {
  globals[watcherKey] = watcher
}

/** Returns the actors of the story on the page. */
export const currentActors = (): StoryActors | undefined => globals[actorsKey]

export const setActors = (actors: StoryActors | undefined): void => {
  globals[actorsKey] = actors
}
