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
  snapshot: AnyMachineSnapshot
  way: readonly WayStep[]
}

/**
 * Goes through everything a flow can come to from one input, nearest first, without calling or waiting for anything;
 * where `visit` says so, it goes no further at all.
 */
function explore(
  machine: AnyStateMachine,
  input: unknown,
  events: Ways<AnyStateMachine>['events'],
  visit: (ahead: Ahead, tells: readonly unknown[]) => 'enough' | 'on',
): void {
  const [first, entered] = initialTransition(machine, input)
  const tells = tellsIn(entered)
  const seen = new Set<string>()
  const queue: Ahead[] = [{ snapshot: first, way: [] }]
  for (let ahead = queue.shift(); ahead; ahead = queue.shift()) {
    const { snapshot, way } = ahead
    const key = JSON.stringify([snapshot.value, snapshot.context])
    if (seen.has(key)) continue
    seen.add(key)
    if (visit(ahead, tells) === 'enough') return
    if (snapshot.status !== 'active') continue
    const types = eventTypesOf(snapshot)
    for (const [happening, event] of Object.entries(events)) {
      if (!types.includes(event.type) || !snapshot.can(event)) continue
      const [next, actions] = transition(machine, snapshot, event) as [
        AnyMachineSnapshot,
        Parameters<typeof tellsIn>[0],
      ]
      const { value, context } = next
      queue.push({
        snapshot: next,
        way: [...way, { happening, event, tells: tellsIn(actions), value, context }],
      })
    }
  }
}

/** The states that a flow can stand in at all, by their path; those that decide at once nobody stands in. */
function standing({ root }: AnyStateMachine): string[] {
  const inside = (states: AnyStateMachine['root']['states']): string[] =>
    Object.values(states).flatMap((node) =>
      Object.keys(node.states).length > 0 ? inside(node.states) : node.always ? [] : [node.path.join('.')],
    )
  return inside(root.states)
}

/** Every state that a flow can come to stand in, in the machine's own order, each with the shortest way to it. */
export function reachedStates<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: Ways<Machine>,
): Reached<Machine>[] {
  const states = standing(machine)
  const found = new Map<string, Reached<Machine>>()
  for (const input of inputs)
    explore(machine, input, events, ({ snapshot, way }, tells) => {
      const name = stateName(snapshot.value)
      if (!found.has(name))
        found.set(name, { name, input, tells, way, snapshot: snapshot as SnapshotFrom<Machine> })
      return states.every((state) => found.has(state)) ? 'enough' : 'on'
    })
  return states.flatMap((state) => found.get(state) ?? [])
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
  let looked = 0
  explore(machine, input, events, ({ snapshot, way }, tells) => {
    looked += 1
    if (JSON.stringify([snapshot.value, snapshot.context]) === wanted)
      found = { name: stateName(value as StateValue), input, tells, way, snapshot }
    return found || looked >= patience ? 'enough' : 'on'
  })
  return found
}

/** How many states are looked at for one way. */
const patience = 2000
