/** Stands in for `xstate` in stories: its actors are watched where somebody looks at the panel. */
import { createActor as createUnwatched } from 'xstate'
import { currentWatcher } from './current.ts'

export * from 'xstate'

export const createActor: typeof createUnwatched = (logic, ...options) =>
  currentWatcher()?.create(logic, options[0]) ?? createUnwatched(logic, ...options)

export { createActor as interpret }
