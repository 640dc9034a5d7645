import { fromPromise, type AnyActorLogic, type PromiseActorLogic } from 'xstate'

const unimplemented = new WeakSet<AnyActorLogic>()

/** Declares an actor that `provideActors` implements. Until then each call rejects with the actor's name. */
export function unimplementedActor<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" is not provided`)))
  unimplemented.add(logic)
  return logic
}

/** Returns `true` for an actor of `unimplementedActor` that has no implementation yet. */
export const isUnimplemented = (logic: AnyActorLogic): boolean => unimplemented.has(logic)
