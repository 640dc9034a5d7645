import type { AnyEventObject } from 'xstate'
import type { Json } from '../protocol.ts'
import { hidden, type Show } from './show.ts'

export const payloadOf = ({ type: _type, actorId: _actorId, ...payload }: AnyEventObject) => payload

/** Returns whether a value is plain data of which nothing is hidden or replaced. */
function isEditable(value: unknown, path: readonly string[], show: Show): value is Json {
  const shown = show(value, path)
  if (shown === hidden || shown !== value || path.length > 8) return false
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  return (
    value === null ||
    ([Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value) as object) &&
      Object.entries(value).every(([name, inner]) => isEditable(inner, [...path, name], show)))
  )
}

/** Returns the fields of a payload that can be edited as JSON. The machine gets the others as they are. */
export const editableIn = (payload: object, show: Show): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(payload).filter((field): field is [string, Json] =>
      isEditable(field[1], [field[0]], show),
    ),
  )
