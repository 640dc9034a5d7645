import { fromPromise, type AnyStateMachine, type PromiseActorLogic } from 'xstate'

type Holes<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** An `AbortSignal`, which has no name where there is no DOM. */
type Signal = Parameters<Parameters<typeof fromPromise>[0]>[0]['signal']

type PlainCall = (input: unknown, signal: Signal) => Promise<unknown>

type Call<Hole> =
  Hole extends PromiseActorLogic<infer Output, infer Input>
    ? (input: Input, signal: Signal) => Promise<Output>
    : never

/**
 * A function for each call that a machine makes, by the name of its hole: it takes the call's input and a signal that ends
 * when nobody waits any more, and answers as the hole's type says. A rejection is what the machine hears as a failure.
 */
export type Calls<Machine extends AnyStateMachine> = {
  [Name in keyof Holes<Machine>]-?: Call<NonNullable<Holes<Machine>[Name]>>
}

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
      ? calls
      : (name, input, signal) => (calls as Record<string, PlainCall>)[name]!(input, signal)
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      fromPromise(({ input, signal }) => ask(name, input, signal)),
    ]),
  )
  return machine.provide({ actors }) as Machine
}
