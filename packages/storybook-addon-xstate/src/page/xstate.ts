/** Replaces `xstate` in stories; see `StoryActors`, and `Watcher` for pages with a panel. */
import { createActor as createUnwatched, type Actor, type AnyActorLogic } from 'xstate'
import { page } from './current.ts'
import { inspectBoth } from './watcher.ts'

export * from 'xstate'

export const createActor: typeof createUnwatched = (logic, ...[given]) => {
  if (page.isLoading) {
    const actor = createUnwatched<AnyActorLogic>(logic, {
      ...given,
      inspect: inspectBoth(given?.inspect, (event) => page.watcher?.inspect(event)),
    }) as Actor<typeof logic>
    page.ofModules.add(actor)
    return actor
  }
  const options = page.actors?.options(logic, given) ?? given
  return page.watcher
    ? page.watcher.create(logic, options)
    : (createUnwatched<AnyActorLogic>(logic, options) as Actor<typeof logic>)
}

export { createActor as interpret }
