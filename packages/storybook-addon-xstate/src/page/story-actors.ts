import type { ActorOptions, AnyActorLogic, AnyStateMachine, InspectionEvent } from 'xstate'
import { nameOf } from './machine-names.ts'
import { startingSnapshot, type StartingPoint } from './starting-snapshot.ts'
import type { MachineFixtures } from './paths.ts'
import { isMachine } from './recorder.ts'
import { inspectBoth } from './watcher.ts'

/** Creates the actors of a story, watched or not; they begin as the story says. */
export interface StoryActors {
  /** Returns the options for creating an actor. */
  options: <Logic extends AnyActorLogic>(logic: Logic, given?: ActorOptions<Logic>) => ActorOptions<Logic>
  /** Names the machines that no actor has begun as the story says. */
  missing: () => readonly string[]
}

export function createStoryActors(
  startingPoints: Readonly<Record<string, StartingPoint>> = {},
  fixtures: Readonly<Record<string, MachineFixtures>> = {},
  onBegun: () => void = () => undefined,
): StoryActors {
  /** Names of machines whose first actor is created, and of those where it has started. */
  const created = new Set<string>()
  const started = new Set<string>()
  const startOf = (machine: AnyStateMachine, input: unknown) => {
    const name = nameOf(machine)
    const point = startingPoints[name]
    if (point === undefined || created.has(name)) return undefined
    created.add(name)
    // React may create an actor that it never starts, and create another one later.
    setTimeout(() => started.has(name) || created.delete(name))
    return {
      snapshot: startingSnapshot(machine, point, fixtures[name] ?? {}, input),
      inspect: ({ type }: InspectionEvent): void => {
        if (type !== '@xstate.snapshot' || started.has(name)) return
        created.add(name)
        started.add(name)
        onBegun()
      },
    }
  }
  return {
    options: (logic, given) => {
      const start = isMachine(logic) ? startOf(logic, given?.input) : undefined
      return { ...given, ...start, ...(start && { inspect: inspectBoth(given?.inspect, start.inspect) }) }
    },
    missing: () => Object.keys(startingPoints).filter((name) => !started.has(name)),
  }
}
