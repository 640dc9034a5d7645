import { causeOf, invocationOf } from '../chart.ts'
import { stateName } from '../names.ts'
import type { StoryCode } from '../protocol.ts'
import { code, keyCode } from './code.ts'
import type { PathFromStart } from './path-from-start.ts'
import { payloadOf } from './payload.ts'
import type { Show } from './show.ts'

/** Returns `OnNews` for the state `on.news`. */
const exportName = (state: string) =>
  state
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^(?!\p{L})/u, 'State')

/** Writes a path as the start of a story. */
export function writeStory({ machine, initial, steps }: PathFromStart, show: Show): StoryCode {
  const events = steps
    // A compound state ends without an event from outside.
    .filter(({ event: { type } }) => causeOf(type) !== 'done' || invocationOf(type) !== null)
    .map(({ event }) => code({ type: event.type, ...payloadOf(event) }, [], show))
  return {
    name: exportName(stateName(steps.at(-1)?.value ?? initial)),
    begin: `{ ${keyCode(machine.id)}: [${events.join(', ')}] }`,
  }
}
