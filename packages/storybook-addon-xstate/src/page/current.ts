import type { Watcher } from './watcher.ts'

const watcherKey = Symbol.for('storybook-addon-xstate')

interface WatcherGlobal {
  [watcherKey]?: Watcher | undefined
}

/** The watcher of the story that is shown. Bundlers may load this module twice, so that it is kept with the page. */
export const currentWatcher = (): Watcher | undefined => (globalThis as WatcherGlobal)[watcherKey]

export const setWatcher = (watcher: Watcher | undefined): void => {
  ;(globalThis as WatcherGlobal)[watcherKey] = watcher
}
