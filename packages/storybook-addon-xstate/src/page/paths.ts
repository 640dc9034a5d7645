import {
  getNextTransitions,
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { stateName } from '../chart.ts'

/** Facts about a machine beyond its definition; all of them are optional. */
export interface MachineFixtures {
  /** Inputs that the machine may start with. */
  inputs?: readonly unknown[]
  /** Events by name with their payloads, answers of invoked actors (`xstate.done.actor.<id>`) among them. */
  events?: Readonly<Record<string, AnyEventObject>>
  /** A sentence for a state, by path. */
  states?: Readonly<Record<string, string>>
}

/** A snapshot and the shortest path to it. */
export interface ReachedSnapshot {
  input: unknown
  /** The snapshot before the first event of the path. */
  initial: AnyMachineSnapshot
  path: readonly { event: AnyEventObject; snapshot: AnyMachineSnapshot }[]
  snapshot: AnyMachineSnapshot
}

/** The number of snapshots that are searched for a path. */
const searchLimit = 4000

export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType)),
]

/** Finds the nearest snapshot that fits, without running anything. Events without a fixture are tried without a payload. */
export function pathTo(
  machine: AnyStateMachine,
  { inputs = [undefined], events = {} }: MachineFixtures,
  fits: (snapshot: AnyMachineSnapshot) => boolean,
): ReachedSnapshot | undefined {
  const seen = new Set<string>()
  const named = Object.values(events)
  const queue: ReachedSnapshot[] = inputs.flatMap((input) => {
    try {
      const [snapshot] = initialTransition(machine, input)
      return [{ input, initial: snapshot, path: [], snapshot }]
    } catch {
      // A machine may need an input that nobody has named.
      return []
    }
  })
  for (const ahead of queue) {
    const { snapshot, path } = ahead
    const key = JSON.stringify([snapshot.value, snapshot.context])
    if (seen.has(key)) continue
    seen.add(key)
    if (fits(snapshot)) return ahead
    if (seen.size > searchLimit) return undefined
    if (snapshot.status !== 'active') continue
    for (const type of eventTypesOf(snapshot).filter((one) => one !== '')) {
      const own = named.filter((event) => event.type === type)
      for (const event of own.length > 0 ? own : [{ type }])
        try {
          const [next] = transition(machine, snapshot, event)
          queue.push({ ...ahead, snapshot: next, path: [...path, { event, snapshot: next }] })
        } catch {
          // A guard or an action may need a payload that nobody has named.
        }
    }
  }
  return undefined
}

/** Finds the shortest path to a state by its path. */
export const pathToState = (machine: AnyStateMachine, fixtures: MachineFixtures, state: string) =>
  pathTo(machine, fixtures, ({ value }) => stateName(value).split(', ').includes(state))
