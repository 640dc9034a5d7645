import type { AnyEventObject } from 'xstate'
import { causeOf, invocationOf } from '../chart.ts'
import type { Json } from '../protocol.ts'
import { keyOf, type MachineFixtures } from './paths.ts'
import { editableIn, payloadOf } from './payload.ts'
import type { RecordedStep } from './recorder.ts'
import type { Show } from './show.ts'
import { eventsTo } from './snapshots.ts'

/** Returns `begin` of a story at the last of these steps; `null` where their own start is unknown. */
export function storyStart(
  steps: readonly RecordedStep[],
  { events = {} }: MachineFixtures,
  show: Show,
): Readonly<Record<string, readonly Json[]>> | null {
  const [first] = steps
  // A story names the start of the actors that it creates, not of their children.
  if (!first || first.of.actor !== first.of.root) return null
  if (first.event.type !== 'xstate.init' && !first.start) return null
  const { snapshot } = first.of.actor.options
  const before = snapshot ? eventsTo(snapshot) : []
  const own = steps.filter(({ start, event: { type } }) => !start && type !== 'xstate.init')
  const names = new Map(Object.entries(events).map(([name, event]) => [keyOfEvent(event), name]))
  if (!before) return null
  return {
    [first.of.name]: [...before, ...own.map(({ event }) => event)]
      // A compound state ends without an event from outside.
      .filter(({ type }) => causeOf(type) !== 'done' || invocationOf(type) !== null)
      // An event without a name has the fields that can be written, and no secret.
      .map(
        (event) =>
          names.get(keyOfEvent(event)) ?? { type: event.type, ...editableIn(payloadOf(event), show) },
      ),
  }
}

const keyOfEvent = (event: AnyEventObject): string => keyOf({ type: event.type, ...payloadOf(event) })
