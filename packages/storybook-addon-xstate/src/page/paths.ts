import {
  getNextTransitions,
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'

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
  snapshot: AnyMachineSnapshot
  events: readonly AnyEventObject[]
}

export const isWildcard = (type: string) => type.endsWith('*')

/** Returns the types of the events that an actor handles in a snapshot, those of invoked actors and delays included. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType)),
]

const objectNumbers = new WeakMap<object, number>()
let objectCount = 0

/** Writes a value so that equal data gives equal text; other objects differ by identity. */
export function keyOf(value: unknown, depth = 0): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? String(value)
  if (value instanceof Date || value instanceof Error) return String(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  const isData = [Object.prototype, Array.prototype, Map.prototype, Set.prototype, null].includes(
    prototype as object | null,
  )
  // A circle never ends.
  if (!isData || depth > 6) {
    if (!objectNumbers.has(value)) objectNumbers.set(value, (objectCount += 1))
    return `#${objectNumbers.get(value)}`
  }
  const entries = value instanceof Map || value instanceof Set ? [...value] : Object.entries(value)
  return `{${entries
    .map((entry) =>
      [entry]
        .flat()
        .map((part) => keyOf(part, depth + 1))
        .join(),
    )
    .join(';')}}`
}

const keyOfSnapshot = ({ value, context, historyValue }: AnyMachineSnapshot): string =>
  keyOf([value, context, historyValue])

interface Reached {
  snapshot: AnyMachineSnapshot
  event: AnyEventObject | null
  from: Reached | null
}

function eventsOf(reached: Reached): AnyEventObject[] {
  const events: AnyEventObject[] = []
  for (let at: Reached | null = reached; at?.event; at = at.from) events.unshift(at.event)
  return events
}

/**
 * Searches the nearest snapshot that fits, without running anything, and pauses after each one that it tries. Events
 * without a fixture are tried without a payload, and wildcards not at all.
 */
export function* pathSearch(
  machine: AnyStateMachine,
  { inputs = [undefined], events = {} }: MachineFixtures,
  fits: (snapshot: AnyMachineSnapshot) => boolean,
): Generator<undefined, ReachedSnapshot | undefined> {
  const named = Object.values(events)
  for (const input of inputs) {
    const first = attempt(() => initialTransition(machine, input)[0] as AnyMachineSnapshot)
    if (!first) continue
    const known = new Set([keyOfSnapshot(first)])
    const queue: Reached[] = [{ snapshot: first, event: null, from: null }]
    // The queue grows while it is read.
    for (const reached of queue) {
      const { snapshot } = reached
      if (fits(snapshot)) return { snapshot, events: eventsOf(reached) }
      yield
      if (snapshot.status !== 'active') continue
      for (const type of eventTypesOf(snapshot)) {
        if (type === '' || isWildcard(type)) continue
        const fixtures = named.filter((event) => event.type === type)
        for (const event of fixtures.length > 0 ? fixtures : [{ type }]) {
          const next = attempt(() => transition(machine, snapshot, event)[0] as AnyMachineSnapshot)
          if (!next || known.has(keyOfSnapshot(next))) continue
          known.add(keyOfSnapshot(next))
          queue.push({ snapshot: next, event, from: reached })
        }
      }
    }
  }
  return undefined
}

/** Returns the result of the machine's own code; `undefined` where it throws, as for a payload without a fixture. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Returns the result of a search; `'late'` if it has none after some milliseconds. */
export function searchFor<Found>(search: Generator<undefined, Found>, ms: number): Found | 'late' {
  const end = performance.now() + ms
  do {
    const step = search.next()
    if (step.done) return step.value
  } while (performance.now() < end)
  return 'late'
}
