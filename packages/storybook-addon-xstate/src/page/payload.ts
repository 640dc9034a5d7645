/** The payload of an event as JSON that people edit, and the way back to the values that they did not touch. */
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

/** Writes a value as JSON. What JSON cannot hold, and what is hidden, stands there as text. */
export function editable(value: unknown, path: readonly string[], show: Show, depth = 0): Json {
  const shown = show(value, path)
  if (shown === null || typeof shown === 'boolean' || typeof shown === 'string') return shown
  if (typeof shown === 'number' && Number.isFinite(shown)) return shown
  const isList = Array.isArray(shown)
  if ((isList || isPlainObject(shown)) && depth < maxDepth) {
    const entries = Object.entries(shown as object)
    const inner = entries
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => [name, editable(one, [...path, name], show, depth + 1)] as const)
    if (entries.length <= maxEntries) return isList ? inner.map(([, one]) => one) : Object.fromEntries(inner)
  }
  return preview(value, path, show).text
}

/** Returns the fields of an event besides its type. */
export const payloadOf = ({ type: _type, actorId: _actorId, ...payload }: AnyEventObject) => payload

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Puts what was edited into the original: what reads as it was shown, stays the very value that it was. */
export function withEdits(original: unknown, shown: Json, edited: Json): unknown {
  if (isSame(shown, edited)) return original
  if (Array.isArray(original) && Array.isArray(shown) && Array.isArray(edited))
    return (edited as readonly Json[]).map((one, index) =>
      index < shown.length ? withEdits(original[index], (shown as readonly Json[])[index] ?? null, one) : one,
    )
  if (isPlainObject(original) && isPlainObject(shown) && isPlainObject(edited))
    return Object.fromEntries(
      Object.entries(edited as Record<string, Json>).map(([name, one]) => [
        name,
        name in shown ? withEdits(original[name], (shown as Record<string, Json>)[name] ?? null, one) : one,
      ]),
    )
  return edited
}
