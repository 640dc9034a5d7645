/** Converts the payload of an event to editable JSON, and back; unedited values stay the originals. */
import type { AnyEventObject } from 'xstate'
import type { Json } from '../protocol.ts'
import type { Show } from './show.ts'
import { preview } from './values.ts'

const maxDepth = 6
const maxEntries = 100

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

/** Writes a value as JSON. A value that JSON cannot hold, or that is hidden, becomes text. */
export function editable(
  value: unknown,
  path: readonly string[],
  show: Show,
  above: readonly unknown[] = [],
): Json {
  const shown = show(value, path)
  if (shown === null || typeof shown === 'boolean' || typeof shown === 'string') return shown
  if (typeof shown === 'number' && Number.isFinite(shown)) return shown
  const inner = (field: unknown, name: string) => editable(field, [...path, name], show, [...above, shown])
  const isReadable = above.length < maxDepth && !above.includes(shown)
  if (isReadable && Array.isArray(shown) && shown.length <= maxEntries)
    return shown.map((item, index) => inner(item, String(index)))
  if (isReadable && isPlainObject(shown) && Object.keys(shown).length <= maxEntries)
    return Object.fromEntries(
      Object.entries(shown)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => [name, inner(field, name)]),
    )
  return preview(value, path, show).text
}

/** Returns the fields of an event besides its type. */
export const payloadOf = ({ type: _type, actorId: _actorId, ...payload }: AnyEventObject) => payload

const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other)

/** Applies edits to the original. A part whose text is unchanged stays the original value. */
export function withEdits(original: unknown, shown: Json, edited: Json): unknown {
  if (isSame(shown, edited)) return original
  if (Array.isArray(original) && Array.isArray(shown) && Array.isArray(edited))
    return (edited as readonly Json[]).map((item, index) =>
      index < shown.length
        ? withEdits(original[index], (shown as readonly Json[])[index] ?? null, item)
        : item,
    )
  if (isPlainObject(original) && isPlainObject(shown) && isPlainObject(edited))
    return Object.fromEntries(
      Object.entries(edited as Record<string, Json>).map(([name, field]) => [
        name,
        name in shown
          ? withEdits(original[name], (shown as Record<string, Json>)[name] ?? null, field)
          : field,
      ]),
    )
  return edited
}
