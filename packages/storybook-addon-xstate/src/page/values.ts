/** Describes values in lines, as developer tools do. Nothing here calls a getter. */
import type { ValueEntry, ValueLine } from '../protocol.ts'
import { hidden, type Show } from './show.ts'

const limits = { entries: 100, depth: 5, lines: 1000, characters: 120 }

/** Represents a field whose getter is not called. */
const getter = Symbol('(...)')

/** Represents the entries that are not described. */
const others = Symbol('not shown')

const cut = (text: string, length = limits.characters) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

const typeName = (value: object): string =>
  (Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null)?.constructor?.name ?? 'Object'

/** Returns the line of a value without entries; `null` for one with entries. */
function leaf(value: unknown): ValueLine | null {
  if (value === hidden) return { type: 'hidden', text: '•••' }
  if (value === getter || value === others) return { type: 'keyword', text: value.description ?? '' }
  if (typeof value === 'string') return { type: 'string', text: `'${cut(value)}'` }
  if (typeof value === 'number' || typeof value === 'bigint')
    return { type: 'number', text: `${value}${typeof value === 'bigint' ? 'n' : ''}` }
  if (typeof value === 'function') return { type: 'keyword', text: `ƒ ${value.name}()` }
  if (typeof value !== 'object' || value === null) return { type: 'keyword', text: String(value) }
  if (value instanceof Date) return { type: 'keyword', text: `Date ${value.toJSON()}` }
  if (value instanceof RegExp || value instanceof URL) return { type: 'keyword', text: cut(String(value)) }
  if (typeof Node !== 'undefined' && value instanceof Node)
    return { type: 'keyword', text: `<${value.nodeName.toLowerCase()}>` }
  if ('sessionId' in value && 'id' in value) return { type: 'keyword', text: `Actor ${String(value.id)}` }
  return null
}

/** Yields the fields or entries of a value with their names. */
function* entriesOf(value: object): Iterable<[string, unknown]> {
  if (Array.isArray(value))
    for (let index = 0; index < value.length; index += 1)
      yield [String(index), (value as readonly unknown[])[index]]
  else if (value instanceof Map || value instanceof Set) {
    let index = 0
    for (const entry of value as Iterable<unknown>) {
      const [key, inner] = value instanceof Map ? (entry as [unknown, unknown]) : [index, entry]
      yield [leaf(key)?.text ?? `${typeName(key as object)} #${index}`, inner]
      index += 1
    }
  } else {
    const names = value instanceof Error ? ['message', 'cause', ...Object.keys(value)] : Object.keys(value)
    for (const name of names) {
      const field = Object.getOwnPropertyDescriptor(value, name)
      if (field) yield [name, field.get ? getter : (field.value as unknown)]
    }
  }
}

function headOf(value: object): string {
  if (value instanceof Error) return cut(`${value.name}: ${value.message}`)
  if (value instanceof Map || value instanceof Set) return `${typeName(value)}(${value.size})`
  if (Array.isArray(value)) return `Array(${value.length})`
  const name = typeName(value)
  return name === 'Object' ? '' : name
}

/** Describes a value in a line: `Map(1) {'tea': 2}`. A value that throws on access is reported as unreadable. */
export function preview(value: unknown, path: readonly string[], show: Show): ValueLine {
  try {
    const shown = show(value, path)
    const line = leaf(shown)
    if (line) return line
    const object = shown as object
    const head = headOf(object)
    if (object instanceof Error) return { type: 'object', text: head }
    const isList = Array.isArray(object) || object instanceof Set
    const parts: string[] = []
    for (const [name, inner] of entriesOf(object)) {
      if (parts.length === 4) {
        parts.push('…')
        break
      }
      const part = show(inner, [...path, name])
      const text = cut(leaf(part)?.text ?? (headOf(part as object) || '{…}'), 32)
      parts.push(isList ? text : `${name}: ${text}`)
    }
    const [opening, closing] = isList ? ['[', ']'] : ['{', '}']
    return { type: 'object', text: cut(`${head} ${opening}${parts.join(', ')}${closing}`.trim()) }
  } catch {
    return { type: 'keyword', text: '(not readable)' }
  }
}

/** Describes the entries of a value and what is within them, up to a limit, and marks those that changed. */
export function describeEntries(
  value: unknown,
  show: Show,
  before: unknown,
  path: readonly string[] = [],
  budget = { lines: limits.lines },
): readonly ValueEntry[] {
  const described: ValueEntry[] = []
  try {
    const shown = show(value, path)
    if (typeof shown !== 'object' || shown === null || leaf(shown) || path.length > limits.depth) return []
    const earlier = typeof before === 'object' && before !== null ? new Map(entriesUpTo(before)) : null
    for (const [name, inner] of entriesUpTo(shown)) {
      budget.lines -= 1
      if (budget.lines < 0) break
      const within = [...path, name]
      const was = earlier?.get(name)
      described.push({
        name,
        ...preview(inner, within, show),
        isChanged: earlier !== null && !Object.is(was, inner),
        entries: describeEntries(inner, show, was, within, budget),
      })
    }
  } catch {
    // Its line says that the value is not readable.
  }
  return described
}

function* entriesUpTo(value: object): Iterable<[string, unknown]> {
  let count = 0
  for (const entry of entriesOf(value)) {
    if (count === limits.entries) return yield ['…', others]
    count += 1
    yield entry
  }
}
