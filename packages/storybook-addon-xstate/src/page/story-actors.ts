import type { ActorOptions, AnyActor, AnyActorLogic, AnyStateMachine, InspectionEvent } from 'xstate'
import { emptyCoverage, visit, type MachineCoverage } from '../coverage.ts'
import { nameOf } from './machine-names.ts'
import { startingSnapshot, type StartingPoint } from './starting-snapshot.ts'
import type { MachineFixtures } from './paths.ts'
import { isMachine } from './recorder.ts'
import { inspectBoth } from './watcher.ts'

/** Creates the actors of a story, watched or not. They start as the story says, and their coverage is recorded. */
export interface StoryActors {
  /** Returns the options for creating an actor. */
  options: <Logic extends AnyActorLogic>(logic: Logic, given?: ActorOptions<Logic>) => ActorOptions<Logic>
  /** Returns the coverage of the machines that have run, by their definitions. */
  coverage: () => ReadonlyMap<object, MachineCoverage>
}

export function createStoryActors(
  startingPoints: Readonly<Record<string, StartingPoint>> = {},
  fixtures: Readonly<Record<string, MachineFixtures>> = {},
): StoryActors {
  const machines = new Map<object, MachineCoverage>()
  const inspect = (event: InspectionEvent): void => {
    const actor = event.actorRef as AnyActor
    const { logic } = actor
    if (!isMachine(logic)) return
    // React may create actors that it never starts.
    if (event.type === '@xstate.actor') return
    const coverage = machines.get(logic.config) ?? emptyCoverage(logic, nameOf(logic, actor.id))
    machines.set(logic.config, coverage)
    visit(coverage, logic, event)
  }
  /** Only the first actor of a machine starts as the story says. */
  const startOf = (machine: AnyStateMachine, input: unknown) => {
    const name = nameOf(machine)
    const point = startingPoints[name]
    if (point === undefined || machines.has(machine.config)) return {}
    return { snapshot: startingSnapshot(machine, point, fixtures[name] ?? {}, input) }
  }
  return {
    options: (logic, given) => ({
      ...given,
      ...(isMachine(logic) && startOf(logic, given?.input)),
      inspect: inspectBoth(given?.inspect, inspect),
    }),
    coverage: () => machines,
  }
}
