import { fromPromise, type PromiseActorLogic } from 'xstate'

/** A call that a flow needs and the site provides: until then it fails by its name. */
export function notProvided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" is not provided`)))
}
