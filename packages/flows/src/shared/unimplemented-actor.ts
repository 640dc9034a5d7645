import { fromPromise, type PromiseActorLogic } from 'xstate'

/** Declares an actor that the host provides. Until then each call rejects with the actor's name. */
export const unimplementedActor = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise(() => Promise.reject(new Error(`Actor "${name}" is not provided`)))
