import type { Watcher } from './watcher.ts'

const place = Symbol.for('storybook-addon-xstate')

interface Place {
  [place]?: Watcher | undefined
}

/** The watcher of the story that is shown. Bundlers may load this module twice, so that it is kept with the page. */
export const currentWatcher = (): Watcher | undefined => (globalThis as Place)[place]

export const setWatcher = (watcher: Watcher | undefined): void => {
  ;(globalThis as Place)[place] = watcher
}
