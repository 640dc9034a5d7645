import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type SnapshotFrom,
  type StateValue,
} from 'xstate'
import { eventTypesOf, type Ways } from './ways.ts'

/** One step of a way: the case that happened, what was told of it, and where the flow stood then. */
export interface WayStep {
  /** The name of the case. */
  happening: string
  event: AnyEventObject
  tells: readonly unknown[]
  value: StateValue
  context: unknown
}

/** A state that a flow can stand in, and the shortest way to it. */
export interface Reached<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Its path, such as `unknown.asking`. */
  name: string
  input: Ways<Machine>['inputs'][number]
  /** What was told on the way in. */
  tells: readonly unknown[]
  way: readonly WayStep[]
  snapshot: SnapshotFrom<Machine>
}

/** `unknown.asking` of `{ unknown: 'asking' }`. */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : `${key}.${stateName(inner)}`))
        .join(', ')

const tellsIn = (actions: readonly { type: string; params: unknown }[]): unknown[] =>
  actions
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => (params as { event: unknown }).event)

interface Ahead {
  input: unknown
  /** What was told on the way in. */
  tells: readonly unknown[]
  snapshot: AnyMachineSnapshot
  way: readonly WayStep[]
}

/**
 * Goes through everything a flow can come to from some inputs, nearest first, without calling or waiting for anything;
 * where `visit` says so, it goes no further at all.
 */
function explore(
  machine: AnyStateMachine,
  { inputs, events }: Pick<Ways<AnyStateMachine>, 'inputs' | 'events'>,
  visit: (ahead: Ahead) => 'enough' | 'on',
): void {
  const seen = new Set<string>()
  const queue = inputs.map((input: unknown): Ahead => {
    const [snapshot, entered] = initialTransition(machine, input)
    return { input, tells: tellsIn(entered), snapshot, way: [] }
  })
  for (const ahead of queue) {
    const { snapshot, way } = ahead
    const key = JSON.stringify([snapshot.value, snapshot.context])
    if (seen.has(key)) continue
    seen.add(key)
    if (visit(ahead) === 'enough' || seen.size > patience) return
    if (snapshot.status !== 'active') continue
    const types = new Set(eventTypesOf(snapshot))
    for (const [happening, event] of Object.entries(events)) {
      if (!types.has(event.type) || !snapshot.can(event)) continue
      const [next, actions] = transition(machine, snapshot, event) as [
        AnyMachineSnapshot,
        Parameters<typeof tellsIn>[0],
      ]
      const { value, context } = next
      queue.push({
        ...ahead,
        snapshot: next,
        way: [...way, { happening, event, tells: tellsIn(actions), value, context }],
      })
    }
  }
}

/** How many states are looked at for a way. */
const patience = 4000

/** The states that a flow can stand in at all, by their path; those that decide at once nobody stands in. */
function standing({ root }: AnyStateMachine): string[] {
  const inside = (states: AnyStateMachine['root']['states']): string[] =>
    Object.values(states).flatMap((node) =>
      Object.keys(node.states).length > 0 ? inside(node.states) : node.always ? [] : [node.path.join('.')],
    )
  return inside(root.states)
}

/** What was found before, by the ways it was found on. */
const known = new WeakMap<object, Reached[]>()

/** Every state that a flow can come to stand in, in the machine's own order, each with the shortest way to it. */
export function reachedStates<Machine extends AnyStateMachine>(
  machine: Machine,
  ways: Pick<Ways<Machine>, 'inputs' | 'events'>,
): Reached<Machine>[] {
  const before = known.get(ways)
  if (before) return before as Reached<Machine>[]
  const states = standing(machine)
  const found = new Map<string, Reached<Machine>>()
  explore(machine, ways, ({ snapshot, ...ahead }) => {
    const name = stateName(snapshot.value)
    if (!found.has(name)) found.set(name, { name, ...ahead, snapshot } as Reached<Machine>)
    return states.every((state) => found.has(state)) ? 'enough' : 'on'
  })
  const reached = states.flatMap((state) => found.get(state) ?? [])
  known.set(ways, reached as Reached[])
  return reached
}

/** How a flow comes from an input to exactly this state and context, or nothing if no way of the cases leads there. */
export function wayTo(
  machine: AnyStateMachine,
  input: unknown,
  events: Ways<AnyStateMachine>['events'],
  { value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>,
): Reached | undefined {
  const wanted = JSON.stringify([value, context])
  let found: Reached | undefined
  explore(machine, { inputs: [input], events }, (ahead) => {
    const { snapshot } = ahead
    if (JSON.stringify([snapshot.value, snapshot.context]) === wanted)
      found = { name: stateName(value as StateValue), ...ahead }
    return found ? 'enough' : 'on'
  })
  return found
}
