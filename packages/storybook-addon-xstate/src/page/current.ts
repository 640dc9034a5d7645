import type { Watcher } from './watcher.ts'
import type { StoryActors } from './story-actors.ts'

const watcherKey = Symbol.for('storybook-addon-xstate')
const actorsKey = Symbol.for('storybook-addon-xstate/actors')

interface StoryGlobals {
  [watcherKey]?: Watcher | undefined
  [actorsKey]?: StoryActors | undefined
}

// Bundlers may load this module twice, so that both are kept with the page.
const globals = globalThis as StoryGlobals

/** The watcher of the story that is shown. */
export const currentWatcher = (): Watcher | undefined => globals[watcherKey]

export const setWatcher = (watcher: Watcher | undefined): void => {
  globals[watcherKey] = watcher
}

/** The actors of the story that is shown. */
export const currentActors = (): StoryActors | undefined => globals[actorsKey]

export const setActors = (actors: StoryActors | undefined): void => {
  globals[actorsKey] = actors
}
