import type { Beginnings } from './begin.ts'
import type { Watcher } from './watcher.ts'

const watcherKey = Symbol.for('storybook-addon-xstate')
const beginningsKey = Symbol.for('storybook-addon-xstate/begin')

interface StoryGlobals {
  [watcherKey]?: Watcher | undefined
  [beginningsKey]?: Beginnings | undefined
}

// Bundlers may load this module twice, so that both are kept with the page.
const globals = globalThis as StoryGlobals

/** The watcher of the story that is shown. */
export const currentWatcher = (): Watcher | undefined => globals[watcherKey]

export const setWatcher = (watcher: Watcher | undefined): void => {
  globals[watcherKey] = watcher
}

/** The states that the machines of the story begin in. */
export const currentBeginnings = (): Beginnings | undefined => globals[beginningsKey]

export const setBeginnings = (beginnings: Beginnings | undefined): void => {
  globals[beginningsKey] = beginnings
}
