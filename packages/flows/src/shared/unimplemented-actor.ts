import { fromPromise, type PromiseActorLogic } from 'xstate'

/** Declares an actor that `provideActors` implements; until then each of its calls rejects with its name. */
export function unimplementedActor<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" is not provided`)))
}
