/** Replaces `xstate` in stories; see `StoryActors`, and `Watcher` for pages with a panel. */
import { createActor as createUnwatched, type Actor, type AnyActorLogic } from 'xstate'
import { page } from './current.ts'

export * from 'xstate'

export const createActor: typeof createUnwatched = (logic, ...[given]) => {
  const options = (!page.isLoading && page.actors?.options(logic, given)) || given
  if (page.watcher && !page.isLoading) return page.watcher.create(logic, options)
  const actor = createUnwatched<AnyActorLogic>(logic, {
    inspect: (event) => page.watcher?.inspect(event),
    ...options,
  }) as Actor<typeof logic>
  if (page.isLoading) page.ofModules.add(actor)
  return actor
}

export { createActor as interpret }
