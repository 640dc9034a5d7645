/** Searches paths through a machine, for the panel and for test kits. */
import {
  getNextTransitions,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { stateName } from '../names.ts'

export { stateName, transitionId } from '../names.ts'

/** Adds facts about a machine to its definition; all of them are optional. */
export interface MachineFixtures {
  /** The machine may start with any of these inputs. */
  inputs?: readonly unknown[]
  /** Events with payloads by name, including results of invoked actors (`xstate.done.actor.<id>`). */
  events?: Readonly<Record<string, AnyEventObject>>
  /** Describes states by path, in a sentence each. */
  states?: Readonly<Record<string, string>>
}

/** Pairs a snapshot with the shortest path to it. */
export interface ReachedSnapshot {
  input: unknown
  /** Snapshot before the first event of the path. */
  initial: AnyMachineSnapshot
  path: readonly { event: AnyEventObject; snapshot: AnyMachineSnapshot }[]
  snapshot: AnyMachineSnapshot
}

/** The search for a path stops after this number of snapshots. */
const searchLimit = 4000

/** Returns the types of the events that an actor handles in a snapshot, those of invoked actors and delays included. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType)),
]

/**
 * Returns options for a search of `xstate/graph` along these events. Only an active actor takes an event, and only one
 * that it handles.
 */
export const searchOptions = (input: unknown, events: readonly AnyEventObject[]) => ({
  input,
  events: (snapshot: AnyMachineSnapshot) => {
    const types = eventTypesOf(snapshot)
    return events.filter(({ type }) => types.includes(type))
  },
  // A final snapshot ignores events; the pure model would continue.
  filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
    snapshot.status === 'active' && snapshot.can(event),
})

/** Numbers objects that have no text form. */
const objectNumbers = new WeakMap<object, number>()
let objectCount = 0

/** Writes a value so that equal data gives equal text; other objects differ by identity. */
function keyOf(value: unknown, above: readonly unknown[] = []): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function' || typeof value === 'symbol' || value === undefined) return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (value instanceof Date || value instanceof URL || value instanceof RegExp || value instanceof Error)
    return String(value)
  const within = [...above, value]
  const isData =
    Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
  if (
    above.includes(value) ||
    above.length > 6 ||
    !(isData || value instanceof Map || value instanceof Set)
  ) {
    if (!objectNumbers.has(value)) objectNumbers.set(value, (objectCount += 1))
    return `#${objectNumbers.get(value)}`
  }
  const entries = value instanceof Map || value instanceof Set ? [...value] : Object.entries(value)
  return `{${entries.map((entry) => (Array.isArray(entry) ? entry : [entry]).map((part) => keyOf(part, within)).join()).join(';')}}`
}

/**
 * Finds the nearest snapshot that fits, without running anything. Events without a fixture are tried without a payload.
 */
export function shortestPath(
  machine: AnyStateMachine,
  { inputs = [undefined], events = {} }: MachineFixtures,
  fits: (snapshot: AnyMachineSnapshot) => boolean,
): ReachedSnapshot | undefined {
  const named = Object.values(events)
  const eventsAt = (snapshot: AnyMachineSnapshot) =>
    eventTypesOf(snapshot)
      .filter((type) => type !== '')
      .flatMap((type) => {
        const fixtures = named.filter((event) => event.type === type)
        return fixtures.length > 0 ? fixtures : [{ type }]
      })
  const isTransition = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    try {
      transition(machine, snapshot, event)
      return snapshot.status === 'active'
    } catch {
      // A guard or an action may need a payload without a fixture.
      return false
    }
  }
  for (const input of inputs)
    try {
      let isFound = false
      const paths = getShortestPaths(machine, {
        input,
        events: eventsAt,
        limit: searchLimit,
        filterEvents: isTransition,
        serializeState: ({ value, context }) => keyOf([value, context]),
        serializeEvent: (event) => keyOf(event),
        stopWhen: (snapshot) => (isFound ||= fits(snapshot)),
      })
      const found = paths.filter(({ state }) => fits(state)).toSorted((a, b) => a.weight - b.weight)[0]
      const [first, ...steps] = found?.steps ?? []
      if (found)
        return {
          input,
          initial: first?.state ?? found.state,
          path: steps.map(({ event, state }) => ({ event, snapshot: state })),
          snapshot: found.state,
        }
    } catch {
      // The machine may need another input, or is larger than the limit.
    }
  return undefined
}

/** Finds the shortest path to a state by its path. */
export const shortestPathToState = (machine: AnyStateMachine, fixtures: MachineFixtures, state: string) =>
  shortestPath(machine, fixtures, ({ value }) => stateName(value).split(', ').includes(state))

/** Finds the shortest path to a state value with a context. */
export const shortestPathToSnapshot = (
  machine: AnyStateMachine,
  fixtures: MachineFixtures,
  { value, context }: AnyMachineSnapshot,
) => {
  const key = keyOf([value, context])
  return shortestPath(machine, fixtures, (snapshot) => keyOf([snapshot.value, snapshot.context]) === key)
}
