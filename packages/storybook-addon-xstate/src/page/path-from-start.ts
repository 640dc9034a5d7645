import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate'
import { shortestPathToSnapshot, type MachineFixtures, type ReachedSnapshot } from './paths.ts'
import type { RecordedStep } from './recorder.ts'

/** Describes a path from the initial state of a machine. */
export interface PathFromStart {
  machine: AnyStateMachine
  input: unknown
  initial: StateValue
  /** Events in order, each with the state value after it. */
  steps: readonly { event: AnyEventObject; value: StateValue }[]
}

/** Returns the path of recorded steps, given first to last; `null` where their start is unknown. */
export function pathFromStart(
  [first, ...others]: readonly RecordedStep[],
  fixtures: MachineFixtures,
): PathFromStart | null {
  if (!first || (first.event.type !== 'xstate.init' && first.start === null)) return null
  const { machine } = first.of
  const reached = first.start?.reached ?? startOf(first, fixtures)
  if (!reached) return null
  const steps = [...reached.path, ...others.filter(({ start }) => start === null)]
  return {
    machine,
    input: reached.input,
    initial: reached.initial.value as StateValue,
    steps: steps.map(({ event, snapshot }) => ({ event, value: snapshot.value as StateValue })),
  }
}

/**
 * Returns how an actor came to its first snapshot. If it was created with a snapshot, the machine must be able to reach
 * that.
 */
function startOf({ of, snapshot }: RecordedStep, fixtures: MachineFixtures): ReachedSnapshot | undefined {
  const { input, snapshot: given } = of.actor.options
  if (!given) return { input, initial: snapshot, path: [], snapshot }
  const inputs = [input, ...(fixtures.inputs ?? [])]
  return shortestPathToSnapshot(of.machine, { ...fixtures, inputs }, snapshot)
}
