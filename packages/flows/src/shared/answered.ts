import { fromPromise, type AnyStateMachine, type PromiseActorLogic } from 'xstate'

type Holes<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** An `AbortSignal`, which has no name where there is no DOM. */
type Signal = Parameters<Parameters<typeof fromPromise>[0]>[0]['signal']

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
 * A machine with each of its holes filled by a plain function; one that is left out does not compile. What is not a call
 * is put in with `machine.provide`.
 */
export function answered<Machine extends AnyStateMachine>(machine: Machine, calls: Calls<Machine>): Machine {
  const actors = Object.fromEntries(
    Object.entries<Call<PromiseActorLogic<unknown>>>(calls).map(([name, call]) => [
      name,
      fromPromise(({ input, signal }) => call(input, signal)),
    ]),
  )
  return machine.provide({ actors }) as Machine
}
