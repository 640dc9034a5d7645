import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate'

type Inspect = NonNullable<ActorOptions<AnyActorLogic>['inspect']>

/** Returns an observer that passes everything to two observers. */
export const inspectBoth =
  (first: Inspect | undefined, second: (event: InspectionEvent) => void) =>
  (event: InspectionEvent): void => {
    second(event)
    if (typeof first === 'function') first(event)
    else first?.next?.(event)
  }
