import { fromPromise, type AnyActor, type AnyActorLogic, type AnyStateMachine } from 'xstate'
import { invokedActors } from '../chart.ts'
import type { FaultMode } from '../protocol.ts'
import type { MachineFixtures } from './paths.ts'

/** Milliseconds until a slow actor starts. */
const slowMs = 3000

/** Replaces the logic of an actor that has not started: it then starts late, fails or never answers. */
export function giveFault(actor: AnyActor, mode: FaultMode, error: () => unknown): void {
  const { logic } = actor
  if (mode === 'failsNext') {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- an actor rejects with whatever its fixture says
    const failing: AnyActorLogic = fromPromise(() => Promise.reject(error()))
    actor.logic = { ...logic, transition: failing.transition, start: failing.start }
  } else if (mode === 'slow')
    actor.logic = {
      ...logic,
      start: (snapshot: unknown, scope: { self: AnyActor }) => {
        setTimeout(() => {
          if (scope.self.getSnapshot().status === 'active') logic.start?.(snapshot, scope)
        }, slowMs)
      },
    }
  else if (mode === 'never') actor.logic = { ...logic, start: () => undefined }
}

/** Returns the error with which an invoked actor fails: its fixture's, else a network error. */
export function failureOf(machine: AnyStateMachine, src: string, { events = {} }: MachineFixtures): unknown {
  const invoked = invokedActors(machine)
  const types = Object.keys(invoked).flatMap((id) =>
    invoked[id] === src ? [`xstate.error.actor.${id}`] : [],
  )
  const failing = Object.values(events).find(({ type }) => types.includes(type))
  return failing ? failing['error'] : new Error('Network Error')
}
