/** Starts the actors of a story in a state, without running the steps to it. */
import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { activeStates } from '../chart.ts'
import { stateName } from '../names.ts'
import { pathSearch, searchFor, type MachineFixtures } from './paths.ts'
import { stillPersisted, stillSnapshot } from './snapshots.ts'

/**
 * Selects a starting state: by its path or value, by events that lead to it, or by a persisted snapshot. Events are
 * names of the fixtures, or the events themselves.
 */
export type StartingPoint =
  | string
  | { readonly [region: string]: StateValue }
  | readonly (string | AnyEventObject)[]
  | Snapshot<unknown>

/** Milliseconds that a story waits for its first state. */
const searchMs = 2000

const isSnapshot = (startingPoint: object): startingPoint is Snapshot<unknown> =>
  'status' in startingPoint && 'value' in startingPoint

const isPath = (startingPoint: StartingPoint): startingPoint is readonly (string | AnyEventObject)[] =>
  Array.isArray(startingPoint)

/** Returns whether a snapshot is in a state, by its path. */
export const isIn = ({ machine, value }: AnyMachineSnapshot, state: string): boolean =>
  activeStates(machine.root, value as StateValue).some(({ path }) => path.join('.') === state)

/**
 * Returns the snapshot that a machine starts from. Nothing runs in it: no call is made and no delay elapses. The search
 * for the state starts from the actor's own input, then from those of the fixtures. Throws where no path leads to the
 * state.
 */
export function startingSnapshot(
  machine: AnyStateMachine,
  startingPoint: StartingPoint,
  fixtures: MachineFixtures,
  input: unknown,
): Snapshot<unknown> {
  if (isPath(startingPoint)) return follow(machine, startingPoint, fixtures, input)
  if (typeof startingPoint === 'object' && isSnapshot(startingPoint)) return stillPersisted(startingPoint)
  const search = pathSearch(
    machine,
    { ...fixtures, inputs: [input, ...(fixtures.inputs ?? [])] },
    (snapshot) =>
      typeof startingPoint === 'string' ? isIn(snapshot, startingPoint) : snapshot.matches(startingPoint),
  )
  const reached = searchFor(search, searchMs)
  const state = typeof startingPoint === 'string' ? startingPoint : stateName(startingPoint)
  if (reached === 'late')
    throw new Error(`No path from ${machine.id} to ${state} was found in ${searchMs} ms`)
  if (!reached) throw new Error(`No path leads ${machine.id} to ${state}`)
  return stillSnapshot(machine, reached.snapshot, reached.events)
}

function follow(
  machine: AnyStateMachine,
  given: readonly (string | AnyEventObject)[],
  fixtures: MachineFixtures,
  input: unknown,
): Snapshot<unknown> {
  const events = given.map((event) =>
    typeof event === 'string' ? (fixtures.events?.[event] ?? { type: event }) : event,
  )
  let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition(machine, input)
  for (const event of events) {
    if (!snapshot.can(event))
      throw new Error(`${machine.id} takes no ${event.type} in ${stateName(snapshot.value as StateValue)}`)
    ;[snapshot] = transition(machine, snapshot, event)
  }
  return stillSnapshot(machine, snapshot, events)
}
