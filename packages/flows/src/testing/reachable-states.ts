import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { searchOptions, stateName } from './graph.ts'
import { atomicStates, type PathFixtures } from './machine-fixtures.ts'

/** Pairs a reachable state with the shortest path to it. */
export interface ReachableState<Machine extends AnyStateMachine = AnyStateMachine> {
  /** A path such as `called.waiting`. */
  name: string
  input: PathFixtures<Machine>['inputs'][number]
  /** Names the events that lead to the state. */
  events: readonly string[]
  snapshot: SnapshotFrom<Machine>
}

/** Finds every reachable state with its shortest path, in the order of the machine. */
export function reachableStates<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: Pick<PathFixtures<Machine>, 'inputs' | 'events'>,
): ReachableState<Machine>[] {
  const names = new Map(Object.entries(events).map(([name, event]) => [event, name]))
  const found = new Map<string, ReachableState<Machine>>()
  const states = atomicStates(machine.root)
    .filter(({ always }) => !always)
    .map(({ path }) => path.join('.'))
  for (const input of inputs) {
    const seen = new Set<string>()
    const paths = getShortestPaths(machine as AnyStateMachine, {
      ...searchOptions(input, [...names.keys()]),
      serializeState: ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]),
      serializeEvent: (event: AnyEventObject) => names.get(event) ?? event.type,
      stopWhen: ({ value }: AnyMachineSnapshot) => {
        seen.add(stateName(value))
        return states.every((state) => seen.has(state))
      },
    })
    for (const { state, steps } of paths) {
      const name = stateName(state.value)
      const path = steps.flatMap(({ event }) => names.get(event as AnyEventObject) ?? [])
      const before = found.get(name)
      if (!before || path.length < before.events.length)
        found.set(name, { name, input, events: path, snapshot: state as SnapshotFrom<Machine> })
    }
  }
  return states.flatMap((state) => found.get(state) ?? [])
}
