/** Tries the events that an actor may receive, without sending them. Guards and assigns run in the trial. */
import {
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { causeOf, eventLabel, eventsBelow, invokedActors } from '../chart.ts'
import { transitionId } from '../names.ts'
import type { Command, NextEvent } from '../protocol.ts'
import { eventTypesOf, isWildcard, type MachineFixtures } from './paths.ts'
import { editableIn, payloadOf } from './payload.ts'
import type { RecordedActor } from './recorder.ts'
import type { Show } from './show.ts'

/** Lists the events that a machine may receive in a snapshot, each with the transitions that it would take. */
export function nextEvents(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  fixtures: MachineFixtures,
): NextEvent[] {
  if (snapshot.status !== 'active') return []
  const named = Object.entries(fixtures.events ?? {})
  const invoked = invokedActors(machine)
  const transitionsOf = (event: AnyEventObject): string[] => {
    try {
      return snapshot.can(event) ? machine.getTransitionData(snapshot, event).map(transitionId) : []
    } catch {
      // A guard or an assign may need a payload without a fixture.
      return []
    }
  }
  return eventTypesOf(snapshot)
    .filter((type) => type !== '')
    .map((event) => {
      const label = eventLabel(event, invoked)
      if (isWildcard(event)) return { event, label, types: eventsBelow(machine, event), choices: [] }
      const choices = named.filter(([, { type }]) => type === event)
      const ms =
        causeOf(event) === 'delay' ? machine.implementations.delays[label.slice('after '.length)] : undefined
      return {
        event,
        label: typeof ms === 'number' ? `${label}, ${ms} ms` : label,
        types: null,
        choices:
          choices.length > 0
            ? choices.map(([name, given]) => ({ name, transitions: transitionsOf(given) }))
            : [{ name: null, transitions: transitionsOf({ type: event }) }],
      }
    })
}

/** Sends the event of a command. A delay follows the delays that end before it. A named event has its edited fields. */
export function sendEvent(
  { actor, machine }: RecordedActor,
  { event, named, payload }: Extract<Command, { kind: 'send' }>,
  fixtures: MachineFixtures,
  show: Show,
): void {
  if (isWildcard(event)) throw new Error(`Type an event instead of ${event}`)
  if (causeOf(event) === 'delay') {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    for (const type of delaysUntil(machine, snapshot, event)) actor.send({ type })
    return
  }
  const fixture = named === null ? undefined : fixtures.events?.[named]
  const original: Record<string, unknown> = fixture?.type === event ? payloadOf(fixture) : {}
  const edited = payload === null ? {} : editableIn(original, show)
  const kept = Object.entries(original).filter(([name]) => !(name in edited))
  actor.send({ ...Object.fromEntries(kept), ...(payload as object | null), type: event })
}

/** Returns the delays of a snapshot that end no later than this event's, soonest first. */
function delaysUntil(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: string): string[] {
  const lengthOf = (delay: unknown): number => {
    const named = typeof delay === 'string' ? (machine.implementations.delays[delay] ?? delay) : delay
    return Number(
      typeof named === 'function' ? named({ context: snapshot.context, event: { type: event } }, {}) : named,
    )
  }
  const sources = new Set(getNextTransitions(snapshot).map(({ source }) => source))
  const delays = [...sources].flatMap(({ after }) =>
    after.map(({ eventType, delay }) => ({ eventType, ms: lengthOf(delay) })),
  )
  const chosen = delays.find(({ eventType }) => eventType === event)
  const sooner = delays.filter(({ eventType, ms }) => eventType === event || ms < (chosen?.ms ?? 0))
  return [...new Set(sooner.toSorted((a, b) => a.ms - b.ms).map(({ eventType }) => eventType))]
}
