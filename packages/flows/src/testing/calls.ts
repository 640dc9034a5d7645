import {
  fromPromise,
  StateMachine,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type PromiseActorLogic,
} from 'xstate'

/** A pending call of a flow; the test decides its outcome. */
export interface PendingCall {
  readonly id: string
  readonly input: unknown
  readonly signal: { readonly aborted: boolean }
  answer(output: unknown): void
  fail(error: unknown): void
}

/** Replaces every call of a flow; each waits here until the test ends it. */
export class PendingCalls {
  readonly waiting: PendingCall[] = []
  /** Counts every call so far, ended ones included. */
  made = 0

  /** Creates the logic of one actor. Its calls have the id of the machine's invocation. */
  actor<Output, Input>(): PromiseActorLogic<Output, Input> {
    return fromPromise<Output, Input>(({ input, self: { id }, signal }) => {
      this.made += 1
      const { promise, resolve, reject } = Promise.withResolvers<Output>()
      this.waiting.push({ id, input, signal, answer: (output) => resolve(output as Output), fail: reject })
      return promise
    })
  }

  /** Removes the oldest pending call of this id from the queue and returns it. */
  take(id: string): PendingCall {
    const index = this.waiting.findIndex((call) => call.id === id && !call.signal.aborted)
    const [call] = index < 0 ? [] : this.waiting.splice(index, 1)
    if (!call) throw new Error(`No call of "${id}" is waiting`)
    return call
  }

  /** Ends the oldest pending call with the output or error of the event. */
  complete(event: AnyEventObject): void {
    const call = this.take(endedCall(event) ?? '')
    if (event.type.startsWith('xstate.done.')) call.answer(event['output'])
    else call.fail(event['error'])
  }
}

/**
 * Provides a machine's actors by calls that wait for the test. Child machines run with such calls, or are calls
 * themselves.
 */
export function withCalls<Machine extends AnyStateMachine>(
  machine: Machine,
  calls = new PendingCalls(),
  children: 'run' | 'wait' = 'run',
): { machine: Machine; calls: PendingCalls } {
  const logics = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
  const actors = logics.map(([name, logic]) => [
    name,
    children === 'run' && logic instanceof StateMachine ? withCalls(logic, calls).machine : calls.actor(),
  ])
  return { machine: machine.provide({ actors: Object.fromEntries(actors) }) as Machine, calls }
}

/** Lets settled promises reach their flow. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

/** Returns the id of the call that an event ends; `undefined` for any other event. */
export const endedCall = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]

/** Returns the event of a successful call. */
export const doneEvent = (id: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  output,
})

/** Returns the event of a failed call. */
export const errorEvent = (id: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error,
})

/** Returns the event of an elapsed delay; `state` is the id of the waiting state, such as `buy.stepping`. */
export const delayEvent = (delay: string, state: string): AnyEventObject => ({
  type: `xstate.after.${delay}.${state}`,
})
