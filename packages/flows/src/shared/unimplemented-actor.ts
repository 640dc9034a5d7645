import { fromPromise, type AnyActorLogic, type PromiseActorLogic } from 'xstate'

const unimplemented = new WeakSet<AnyActorLogic>()

/** Declares an actor that `provideActors` implements; until then each of its calls rejects with its name. */
export function unimplementedActor<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" is not provided`)))
  unimplemented.add(logic)
  return logic
}

/** Returns true for an actor that was declared so and has no implementation. */
export const isUnimplemented = (logic: AnyActorLogic): boolean => unimplemented.has(logic)
