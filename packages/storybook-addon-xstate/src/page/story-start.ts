import type { AnyEventObject } from 'xstate'
import { causeOf, invocationOf } from '../chart.ts'
import type { Json } from '../protocol.ts'
import { keyOf, type MachineFixtures } from './paths.ts'
import { payloadOf } from './payload.ts'
import type { RecordedStep } from './recorder.ts'
import { hidden, type Show } from './show.ts'
import { eventsTo } from './snapshots.ts'

/** Returns `begin` of a story at the last of these steps; `null` where their own start is unknown. */
export function storyStart(
  steps: readonly RecordedStep[],
  fixtures: MachineFixtures,
  show: Show,
): Readonly<Record<string, readonly Json[]>> | null {
  const [first] = steps
  // A story names the start of the actors that it creates, not of their children.
  if (!first || first.of.actor !== first.of.root) return null
  if (first.event.type !== 'xstate.init' && !first.start) return null
  const { snapshot } = first.of.actor.options
  const before = snapshot ? eventsTo(snapshot) : []
  const own = steps.filter(({ start, event: { type } }) => !start && type !== 'xstate.init')
  if (!before) return null
  return {
    [first.of.name]: [...before, ...own.map(({ event }) => event)]
      // A compound state ends without an event from outside.
      .filter(({ type }) => causeOf(type) !== 'done' || invocationOf(type) !== null)
      .map((event) => asData(event, fixtures, show)),
  }
}

/** Returns the name of a fixture's event, or the event without its secrets. */
function asData(event: AnyEventObject, { events = {} }: MachineFixtures, show: Show): Json {
  const plain = { type: event.type, ...payloadOf(event) }
  const key = keyOf(plain)
  const named = Object.keys(events).find((name) => events[name] && keyOf(events[name]) === key)
  if (named !== undefined) return named
  const inner = (value: unknown, path: readonly string[]): Json | undefined => {
    const shown = show(value, path)
    if (shown === hidden || typeof shown === 'bigint') return shown === hidden ? '•••' : `${shown}n`
    if (shown instanceof Error) return { message: shown.message }
    if (shown instanceof Date) return shown.toJSON()
    if (Array.isArray(shown)) return shown.map((item, index) => inner(item, [...path, String(index)]) ?? null)
    if (typeof shown === 'object' && shown !== null) return path.length > 8 ? null : fields(shown, path)
    return ['string', 'number', 'boolean'].includes(typeof shown) || shown === null
      ? (shown as Json)
      : undefined
  }
  const fields = (value: object, path: readonly string[]): Json =>
    Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => {
        const data = inner(field, [...path, name])
        return data === undefined ? [] : [[name, data] as const]
      }),
    )
  return fields(plain, [])
}
