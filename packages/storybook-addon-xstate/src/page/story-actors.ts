import type { ActorOptions, AnyActor, AnyActorLogic, InspectionEvent } from 'xstate'
import { emptyCoverage, visit, type MachineCoverage } from '../coverage.ts'
import { startingSnapshot, type StartingPoint } from './starting-snapshot.ts'
import { inspectBoth } from './inspect.ts'
import type { MachineFixtures } from './paths.ts'
import { isMachine } from './recorder.ts'

/** Creates the actors of a story, watched or not. They start as the story says, and their coverage is recorded. */
export interface StoryActors {
  /** Returns the options for creating an actor. */
  options: <Logic extends AnyActorLogic>(logic: Logic, given?: ActorOptions<Logic>) => ActorOptions<Logic>
  coverage: () => readonly MachineCoverage[]
}

export function createStoryActors(
  startingPoints: Readonly<Record<string, StartingPoint>> = {},
  fixtures: Readonly<Record<string, MachineFixtures>> = {},
): StoryActors {
  const machines = new Map<unknown, MachineCoverage>()
  const inspect = (event: InspectionEvent): void => {
    const { logic } = event.actorRef as AnyActor
    if (!isMachine(logic)) return
    // React may create actors that it never starts.
    if (event.type === '@xstate.actor') return
    const coverage = machines.get(logic.config) ?? emptyCoverage(logic)
    machines.set(logic.config, coverage)
    visit(coverage, logic, event)
  }
  const hasStarted = (id: string) => [...machines.values()].some(({ machine }) => machine === id)
  return {
    options: (logic, given) => {
      // Only the first actor of a machine starts as the story says.
      const startingPoint = isMachine(logic) && !hasStarted(logic.id) ? startingPoints[logic.id] : undefined
      return {
        ...given,
        ...(startingPoint !== undefined &&
          isMachine(logic) && {
            snapshot: startingSnapshot(logic, startingPoint, fixtures[logic.id] ?? {}, given?.input),
          }),
        inspect: inspectBoth(given?.inspect, inspect),
      }
    },
    coverage: () => [...machines.values()],
  }
}
