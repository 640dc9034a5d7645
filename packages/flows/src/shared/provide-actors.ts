import {
  fromPromise,
  StateMachine,
  type AnyActorLogic,
  type AnyStateMachine,
  type PromiseActorLogic,
} from 'xstate'
import { isUnimplemented } from './unimplemented-actor.ts'

type ActorLogics<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** `AbortSignal`; naming that type needs the DOM library. */
type Signal = Parameters<Parameters<typeof fromPromise>[0]>[0]['signal']

type AnyActorFunction = (input: unknown, signal: Signal) => Promise<unknown>

type ActorFunction<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input>
    ? (input: Input, signal: Signal) => Promise<Output>
    : never

/** Selects the actors of a machine that are machines themselves. */
type ChildMachine<Machine extends AnyStateMachine> = Extract<
  NonNullable<ActorLogics<Machine>[keyof ActorLogics<Machine>]>,
  AnyStateMachine
>

/** Names the promise actors of a machine and of its child machines. */
type ActorName<Machine> = Machine extends AnyStateMachine
  ?
      | {
          [Name in keyof ActorLogics<Machine>]-?: [
            ActorFunction<NonNullable<ActorLogics<Machine>[Name]>>,
          ] extends [never]
            ? never
            : Name
        }[keyof ActorLogics<Machine>]
      | ActorName<ChildMachine<Machine>>
  : never

/** Finds an actor by name in the machine, else in its child machines. */
type NamedActor<Machine, Name> = Machine extends AnyStateMachine
  ? Name extends keyof ActorLogics<Machine>
    ? NonNullable<ActorLogics<Machine>[Name]>
    : NamedActor<ChildMachine<Machine>, Name>
  : never

/**
 * Holds a function for each promise actor of a machine and of its child machines, by the actor's name. It receives the
 * input and a signal that aborts when the machine stops waiting. It resolves with the actor's output; a rejection
 * reaches the machine as the actor's error.
 */
export type ActorFunctions<Machine extends AnyStateMachine> = {
  [Name in ActorName<Machine>]: ActorFunction<NamedActor<Machine, Name>>
}

/** Runs all actors by one function, such as a request whose address has the `name`. Its result is not type-checked. */
export type RunActor<Name extends PropertyKey = string> = (
  name: Name,
  input: unknown,
  signal: Signal,
) => Promise<unknown>

/**
 * Implements all actors that `unimplementedActor` declared, by a function for each or by one function for all. A
 * missing function is a type error. Other actors stay unchanged: `machine.provide` replaces them.
 */
export function provideActors<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: ActorFunctions<Machine> | RunActor<keyof ActorFunctions<Machine> & string>,
): Machine {
  const run: RunActor =
    typeof actors === 'function'
      ? (actors as RunActor)
      : (name, input, signal) => (actors as Record<string, AnyActorFunction>)[name]!(input, signal)
  const implement = (name: string, logic: AnyActorLogic): AnyActorLogic =>
    logic instanceof StateMachine
      ? provideActors(logic, run)
      : isUnimplemented(logic)
        ? fromPromise(({ input, signal }) => run(name, input, signal))
        : logic
  const logics = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
  return machine.provide({
    actors: Object.fromEntries(logics.map(([name, logic]) => [name, implement(name, logic)])),
  }) as Machine
}
