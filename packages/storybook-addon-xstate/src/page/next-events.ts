/** Tries the events that an actor may receive, without sending them. Guards and assigns run in the trial. */
import {
  getMicrosteps,
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate'
import { activeIds, causeOf, eventLabel, invokedActors } from '../chart.ts'
import { transitionId } from '../names.ts'
import type { NextEvent } from '../protocol.ts'
import { eventTypesOf, type MachineFixtures } from './paths.ts'

/** Returns the transitions that an event would take: those of its type that lead to the next states. */
function enabledTransitions(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyTransitionDefinition[] {
  if (!snapshot.can(event)) return []
  const candidates = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type)
  if (candidates.length < 2) return candidates
  const [first] = getMicrosteps(machine, snapshot, event)
  const after = new Set(activeIds(machine, (first?.[0] ?? snapshot).value))
  const bySource = new Map<string, AnyTransitionDefinition>()
  for (const transition of candidates)
    if (
      !bySource.has(transition.source.id) &&
      (transition.target ?? []).every(({ id, type }) => type === 'history' || after.has(id))
    )
      bySource.set(transition.source.id, transition)
  return [...bySource.values()]
}

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
      return enabledTransitions(machine, snapshot, event).map(transitionId)
    } catch {
      // A guard or an assign may need a payload without a fixture.
      return []
    }
  }
  return eventTypesOf(snapshot)
    .filter((type) => type !== '')
    .map((type) => {
      const choices = named.filter(([, event]) => event.type === type)
      const label = eventLabel(type, invoked)
      const ms =
        causeOf(type) === 'delay' ? machine.implementations.delays[label.slice('after '.length)] : undefined
      return {
        event: type,
        label: typeof ms === 'number' ? `${label}, ${ms} ms` : label,
        choices:
          choices.length > 0
            ? choices.map(([name, event]) => ({ name, transitions: transitionsOf(event) }))
            : [{ name: null, transitions: transitionsOf({ type }) }],
      }
    })
}

/** Returns the delays of a snapshot that end no later than this event's, soonest first. */
export function delaysUntil(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: string): string[] {
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
