import {
  fromPromise,
  StateMachine,
  type AnyActorLogic,
  type AnyStateMachine,
  type PromiseActorLogic,
} from 'xstate'

type Holes<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** An `AbortSignal`, which has no name where there is no DOM. */
type Signal = Parameters<Parameters<typeof fromPromise>[0]>[0]['signal']

type PlainCall = (input: unknown, signal: Signal) => Promise<unknown>

type Call<Hole> =
  Hole extends PromiseActorLogic<infer Output, infer Input>
    ? (input: Input, signal: Signal) => Promise<Output>
    : never

/** The names of the holes that a child machine fills: its own calls stand beside those of its parent. */
type ChildName<Machine extends AnyStateMachine> = {
  [Name in keyof Holes<Machine>]-?: NonNullable<Holes<Machine>[Name]> extends AnyStateMachine ? Name : never
}[keyof Holes<Machine>]

type Intersection<Union> = (Union extends unknown ? (given: Union) => void : never) extends (
  given: infer Both,
) => void
  ? Both
  : never

type ChildCalls<Child> = Child extends AnyStateMachine ? Calls<Child> : never

/**
 * A function for each call that a machine or a child machine of it makes, by the name of its hole: it takes the call's
 * input and a signal that ends when nobody waits any more, and answers as the hole's type says. A rejection is what the
 * machine hears as a failure.
 */
export type Calls<Machine extends AnyStateMachine> = {
  [Name in Exclude<keyof Holes<Machine>, ChildName<Machine>>]-?: Call<NonNullable<Holes<Machine>[Name]>>
} & Intersection<ChildCalls<NonNullable<Holes<Machine>[ChildName<Machine>]>>>

/**
 * One function for every call, as where each is the same request to another address: what it answers is believed to be
 * what the call by this `name` answers.
 */
export type Ask<Name extends PropertyKey = string> = (
  name: Name,
  input: unknown,
  signal: Signal,
) => Promise<unknown>

/**
 * A machine with each of its holes filled by a plain function, one that is left out does not compile, or all of them by
 * one function. What is not a call is put in with `machine.provide`.
 */
export function answered<Machine extends AnyStateMachine>(
  machine: Machine,
  calls: Calls<Machine> | Ask<keyof Calls<Machine> & string>,
): Machine {
  const ask: Ask =
    typeof calls === 'function'
      ? (calls as Ask)
      : (name, input, signal) => (calls as Record<string, PlainCall>)[name]!(input, signal)
  const filled = (name: string, logic: AnyActorLogic): AnyActorLogic =>
    logic instanceof StateMachine
      ? answered(logic, ask)
      : fromPromise(({ input, signal }) => ask(name, input, signal))
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(([name, logic]) => [
      name,
      filled(name, logic),
    ]),
  )
  return machine.provide({ actors }) as Machine
}
