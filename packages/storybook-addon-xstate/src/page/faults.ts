import type { AnyActor, AnyActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'
import { invokedActors } from '../chart.ts'
import type { FaultMode } from '../protocol.ts'
import type { MachineFixtures } from './paths.ts'

/** Milliseconds until a slow actor starts. */
const slowMs = 3000

const failure = '@meridian-2117/storybook-addon-xstate/failure'

/** An actor of this logic does nothing but fail and stop. Its snapshot is that of the logic in whose place it stands. */
const silent = {
  start: () => undefined,
  transition: (snapshot: Snapshot<unknown>, { type, error }: AnyEventObject) =>
    type === failure
      ? { ...snapshot, status: 'error', error }
      : type === 'xstate.stop'
        ? { ...snapshot, status: 'stopped' }
        : snapshot,
} satisfies Partial<AnyActorLogic>

/** Replaces the logic of an actor that has not started: it then starts late, fails or never answers. */
export function giveFault(actor: AnyActor, mode: FaultMode, error: () => unknown): void {
  if (mode === 'normal') return
  const { logic } = actor
  const start = {
    failsNext: () => {
      const event: AnyEventObject = { type: failure, error: error() }
      queueMicrotask(() => actor.send(event))
    },
    never: silent.start,
    slow: (snapshot: unknown, scope: unknown) => {
      setTimeout(() => {
        if (actor.getSnapshot().status !== 'active') return
        actor.logic = logic
        logic.start?.(snapshot, scope)
      }, slowMs)
    },
  }[mode]
  actor.logic = { ...logic, ...silent, start }
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
