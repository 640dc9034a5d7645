/** Replaces `xstate` in stories; see `StoryActors`, and `Watcher` for pages with a panel. */
import { createActor as createUnwatched, type Actor, type AnyActorLogic } from 'xstate'
import { currentActors, currentWatcher } from './current.ts'

export * from 'xstate'

export const createActor: typeof createUnwatched = (logic, ...[given]) => {
  const options = currentActors()?.options(logic, given) ?? given
  return (
    currentWatcher()?.create(logic, options) ??
    (createUnwatched<AnyActorLogic>(logic, { ...options }) as Actor<typeof logic>)
  )
}

export { createActor as interpret }
