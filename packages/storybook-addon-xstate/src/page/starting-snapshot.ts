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
import { stateName } from '../names.ts'
import { shortestPath, type MachineFixtures } from './paths.ts'
import { stillPersisted, stillSnapshot } from './restore.ts'

/**
 * Selects a starting state: by its path or value, by events that lead to it, or by a persisted snapshot. Events are
 * names of the fixtures, or the events themselves.
 */
export type StartingPoint =
  | string
  | { readonly [region: string]: StateValue }
  | readonly (string | AnyEventObject)[]
  | Snapshot<unknown>

const isSnapshot = (startingPoint: object): startingPoint is Snapshot<unknown> =>
  'status' in startingPoint && 'value' in startingPoint

const isPath = (startingPoint: StartingPoint): startingPoint is readonly (string | AnyEventObject)[] =>
  Array.isArray(startingPoint)

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
  if (isPath(startingPoint)) return stillSnapshot(machine, follow(machine, startingPoint, fixtures, input))
  if (typeof startingPoint === 'object' && isSnapshot(startingPoint)) return stillPersisted(startingPoint)
  const fits = (snapshot: AnyMachineSnapshot) =>
    typeof startingPoint === 'string'
      ? stateName(snapshot.value as StateValue)
          .split(', ')
          .includes(startingPoint)
      : snapshot.matches(startingPoint)
  const inputs = [input, ...(fixtures.inputs ?? [])]
  const reached = shortestPath(machine, { ...fixtures, inputs }, fits)
  if (!reached)
    throw new Error(
      `No path leads ${machine.id} to ${typeof startingPoint === 'string' ? startingPoint : stateName(startingPoint)}`,
    )
  return stillSnapshot(machine, reached.snapshot)
}

function follow(
  machine: AnyStateMachine,
  events: readonly (string | AnyEventObject)[],
  fixtures: MachineFixtures,
  input: unknown,
): AnyMachineSnapshot {
  let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition(machine, input)
  for (const given of events) {
    const event = typeof given === 'string' ? (fixtures.events?.[given] ?? { type: given }) : given
    if (!snapshot.can(event))
      throw new Error(`${machine.id} takes no ${event.type} in ${stateName(snapshot.value as StateValue)}`)
    ;[snapshot] = transition(machine, snapshot, event)
  }
  return snapshot
}
