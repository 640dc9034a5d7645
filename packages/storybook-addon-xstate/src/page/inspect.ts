import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate'

type Inspect = NonNullable<ActorOptions<AnyActorLogic>['inspect']>

/** Returns an observer that tells two observers of an actor. */
export const both =
  (first: Inspect | undefined, second: (event: InspectionEvent) => void) =>
  (event: InspectionEvent): void => {
    second(event)
    if (typeof first === 'function') first(event)
    else first?.next?.(event)
  }
