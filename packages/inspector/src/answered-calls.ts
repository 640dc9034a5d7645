import { createActor, fromPromise, toPromise, type AnyActorLogic, type PromiseActorLogic } from 'xstate'
import type { CallMode } from './stream.ts'

/** How long a call is held back that is to be slow, in `ms`. */
export const slowMs = 3000

/** Waits until a call is given up, or so many `ms`. */
const wait = async (signal: AbortSignal, ms?: number): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    if (ms !== undefined) setTimeout(resolve, ms)
  })

/** What a call has to know before it is made. */
export interface CallControl {
  mode: () => CallMode
  /** The failure to answer with; it is answered once. */
  fail: () => unknown
}

/** A call that is made as the control says: at once, late, in vain, or never. */
export function controlled(logic: AnyActorLogic, control: CallControl): PromiseActorLogic<unknown> {
  return fromPromise(async ({ input, signal }) => {
    const mode = control.mode()
    // oxlint-disable-next-line typescript/only-throw-error -- a call rejects with whatever its case says
    if (mode === 'failsNext') throw control.fail()
    if (mode === 'never') await wait(signal)
    if (mode === 'slow') await wait(signal, slowMs)
    const actor = createActor(logic, { input })
    signal.addEventListener('abort', () => actor.stop(), { once: true })
    return toPromise(actor.start())
  })
}
