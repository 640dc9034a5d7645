import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate'
import { shortestPathToSnapshot, type MachineFixtures, type ReachedSnapshot } from './paths.ts'
import type { RecordedStep } from './recorder.ts'

/** A path from the initial state of a machine. */
export interface PathFromStart {
  machine: AnyStateMachine
  input: unknown
  /** The state value before the first event. */
  initial: StateValue
  /** The events, each with the state value after it. */
  steps: readonly { event: AnyEventObject; value: StateValue }[]
}

/** Returns the path that recorded steps, first to last, have taken; `null` where their beginning is not known. */
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

/** Returns how an actor came to its first snapshot; where it was created with one, the machine has to reach it. */
function startOf({ of, snapshot }: RecordedStep, fixtures: MachineFixtures): ReachedSnapshot | undefined {
  const { input, snapshot: given } = of.actor.options
  if (!given) return { input, initial: snapshot, path: [], snapshot }
  const inputs = [input, ...(fixtures.inputs ?? [])]
  return shortestPathToSnapshot(of.machine, { ...fixtures, inputs }, snapshot)
}
