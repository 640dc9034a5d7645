import {
  createActor,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate'
import { withCalls, type PendingCalls } from './calls.ts'
import { TestClock } from './test-clock.ts'

/** Runs a flow with the calls and the clock of a test. */
export interface Run<Machine extends AnyStateMachine> {
  actor: Actor<Machine>
  calls: PendingCalls
  clock: TestClock
  /** Holds the value of each snapshot and each emitted event, in order. */
  seen: unknown[]
}

/** Starts a flow and records its states and emitted events from the start. */
export function start<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Run<Machine> {
  const { machine: provided, calls } = withCalls(machine)
  const clock = new TestClock()
  const actor = createActor(provided, { clock, input })
  const seen: unknown[] = []
  actor.on('*', (event) => seen.push(event))
  actor.subscribe((snapshot) => seen.push((snapshot as AnyMachineSnapshot).value))
  return { actor: actor.start(), calls, clock, seen }
}
