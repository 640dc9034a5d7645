import { fromPromise, type AnyActorLogic } from 'xstate'
import type { CallMode } from '../protocol.ts'

/** Milliseconds until a slow actor starts. */
const slowMs = 3000

export interface FaultControl {
  mode: () => CallMode
  /** The error to fail with; reading it uses it up. */
  fail: () => unknown
}

/** Returns a logic that starts at once, late, in vain or never, as the control says. */
export function faulty<Logic extends AnyActorLogic>(logic: Logic, { mode, fail }: FaultControl): Logic {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- an actor rejects with whatever its case says
  const failing: AnyActorLogic = fromPromise(() => Promise.reject(fail()))
  const failed = new WeakSet<object>()
  return {
    ...logic,
    transition: (snapshot, event, scope) =>
      (failed.has(scope.self) ? failing : logic).transition(snapshot, event, scope),
    start: (snapshot, scope) => {
      const now = mode()
      if (now === 'never') return
      if (now === 'failsNext') {
        failed.add(scope.self)
        failing.start?.(snapshot, scope)
      } else if (now === 'slow')
        setTimeout(() => {
          if (scope.self.getSnapshot().status === 'active') logic.start?.(snapshot, scope)
        }, slowMs)
      else logic.start?.(snapshot, scope)
    },
  }
}
