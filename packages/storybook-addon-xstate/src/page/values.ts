/** Shows values as developer tools do: a line each, opened one level at a time. Nothing here calls a getter. */
import type { ValueEntries, ValueEntry, ValuePreview } from '../protocol.ts'
import { hidden, type Show } from './show.ts'

/** Limits the entries in one message. */
const pageSize = 100

/** Characters in a line. */
const lineLength = 120

/** Represents a field whose getter is not called. */
const getter = Symbol('(...)')

const cut = (text: string, length = lineLength) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

const isElement = (value: object): value is Element =>
  typeof Element !== 'undefined' && value instanceof Element

const isWindow = (value: object) => typeof window !== 'undefined' && value === window

const isActor = (value: object): value is { id: string } => 'sessionId' in value && 'getSnapshot' in value

const typeName = (value: object): string =>
  (Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null)?.constructor?.name ?? 'Object'

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** Returns the type and the text of a value without entries; `null` for one with entries. */
function leaf(value: unknown): Omit<ValuePreview, 'isOpenable'> | null {
  switch (typeof value) {
    case 'string':
      return { type: 'string', text: `'${cut(value)}'` }
    case 'number':
      return { type: 'number', text: Object.is(value, -0) ? '-0' : String(value) }
    case 'bigint':
      return { type: 'number', text: `${value}n` }
    case 'symbol':
      return value === hidden
        ? { type: 'hidden', text: '•••' }
        : { type: 'keyword', text: value === getter ? '(...)' : String(value) }
    case 'function':
      return { type: 'keyword', text: functionText(value) }
    case 'object':
      return value === null ? { type: 'keyword', text: 'null' } : objectLeaf(value)
    default:
      return { type: 'keyword', text: String(value) }
  }
}

function functionText(value: object): string {
  const source = Function.prototype.toString.call(value)
  const { value: name } = Object.getOwnPropertyDescriptor(value, 'name') ?? {}
  const named = typeof name === 'string' ? name : ''
  return source.startsWith('class') ? `class ${named}`.trim() : `ƒ ${named}()`
}

function objectLeaf(value: object): Omit<ValuePreview, 'isOpenable'> | null {
  if (value instanceof Date)
    return {
      type: 'keyword',
      text: Number.isNaN(value.getTime()) ? 'Invalid Date' : `Date ${value.toISOString()}`,
    }
  if (value instanceof RegExp) return { type: 'keyword', text: cut(String(value)) }
  if (value instanceof URL) return { type: 'keyword', text: `URL ${cut(value.href)}` }
  if (isWindow(value)) return { type: 'keyword', text: 'Window' }
  if (isActor(value)) return { type: 'keyword', text: `Actor ${value.id}` }
  if (typeof Node !== 'undefined' && value instanceof Node && !isElement(value))
    return { type: 'keyword', text: `${value.nodeName} ${cut(value.textContent ?? '', 40)}`.trim() }
  return null
}

/** Names the key of a map; an object is named by its index. */
const keyName = (key: unknown, index: number): string =>
  typeof key === 'object' && key !== null ? `${typeName(key)} #${index}` : (leaf(key)?.text ?? String(index))

function* fieldsOf(value: object, names: Iterable<string>): Iterable<[string, unknown]> {
  for (const name of names) {
    const field = Object.getOwnPropertyDescriptor(value, name)
    if (field) yield [name, field.get || field.set ? getter : (field.value as unknown)]
  }
}

function* ownNames(value: object): Iterable<string> {
  for (const name in value) if (Object.hasOwn(value, name)) yield name
}

/** Yields the fields, entries or children of a value with their names. */
function* entriesOf(value: object): Iterable<[string, unknown]> {
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const list = value as unknown as ArrayLike<unknown>
    for (let index = 0; index < (list.length ?? 0); index += 1) yield [String(index), list[index]]
  } else if (value instanceof Map) {
    let index = 0
    for (const [key, inner] of value as Map<unknown, unknown>) yield [keyName(key, index++), inner]
  } else if (value instanceof Set) {
    let index = 0
    for (const inner of value as Set<unknown>) yield [String(index++), inner]
  } else if (isElement(value)) {
    for (const { name, value: text } of value.attributes) yield [`@${name}`, text]
    for (const [index, node] of value.childNodes.entries()) yield [String(index), node]
  } else if (value instanceof Error) {
    const names = new Set(['message', 'cause', 'errors', 'stack', ...Object.keys(value)])
    yield* fieldsOf(value, names)
  } else yield* fieldsOf(value, ownNames(value))
}

function sizeText(value: object): string {
  if (isElement(value)) {
    const id = value.id && `#${value.id}`
    return `<${value.localName}${id}>`
  }
  if (value instanceof Error) return cut(`${value.name}: ${value.message}`)
  if (value instanceof Map || value instanceof Set) return `${typeName(value)}(${value.size})`
  if (Array.isArray(value) || ArrayBuffer.isView(value))
    return `${typeName(value)}(${'length' in value ? String(value.length) : value.byteLength})`
  return isPlain(value) ? '' : typeName(value)
}

/** Writes the first entries of a value beside its name: `Map(1) {'tea': 2}`. */
function summary(value: object, path: readonly string[], show: Show): string {
  const name = sizeText(value)
  if (isElement(value) || value instanceof Error) return name
  const parts: string[] = []
  const isList = Array.isArray(value) || value instanceof Set || ArrayBuffer.isView(value)
  for (const [key, inner] of entriesOf(value)) {
    if (parts.length === 4) {
      parts.push('…')
      break
    }
    const shown = show(inner, [...path, key])
    const text = cut(leaf(shown)?.text ?? (sizeText(shown as object) || '{…}'), 32)
    parts.push(isList ? text : `${key}: ${text}`)
  }
  const [opening, closing] = isList ? ['[', ']'] : ['{', '}']
  return cut(`${name} ${opening}${parts.join(', ')}${closing}`.trim())
}

const unreadable: ValuePreview = { type: 'keyword', text: '(not readable)', isOpenable: false }

/** Describes a value in a line. A value that throws on access, such as a revoked proxy, is reported as unreadable. */
export function preview(value: unknown, path: readonly string[], show: Show): ValuePreview {
  try {
    const shown = show(value, path)
    const text = leaf(shown)
    if (text) return { ...text, isOpenable: false }
    const object = shown as object
    const [first] = entriesOf(object)
    return { type: 'object', text: summary(object, path, show), isOpenable: first !== undefined }
  } catch {
    return unreadable
  }
}

/** Returns the value at a path; hidden values are `undefined`. */
function valueAt(value: unknown, path: readonly string[], show: Show): unknown {
  let current = show(value, [])
  for (const [index, name] of path.entries()) {
    if (typeof current !== 'object' || current === null) return undefined
    current = show(entryNamed(current, name), path.slice(0, index + 1))
  }
  return current
}

function entryNamed(value: object, name: string): unknown {
  if (Array.isArray(value)) return (value as readonly unknown[])[Number(name)]
  for (const [key, inner] of entriesOf(value)) if (key === name) return inner
  return undefined
}

export interface EntriesRequest {
  /** The entries are compared with this value; `undefined` compares nothing. */
  before?: { value: unknown } | undefined
  path: readonly string[]
  from?: number
}

/** Lists a page of entries of the value at a path, and marks those that changed. */
export function entriesAt(
  value: unknown,
  { before, path, from = 0 }: EntriesRequest,
  show: Show,
): ValueEntries {
  const entries: ValueEntry[] = []
  try {
    const object = valueAt(value, path, show)
    if (typeof object !== 'object' || object === null) return { entries, from, isMore: false }
    const earlier = before && valueAt(before.value, path, show)
    const isComparable = typeof earlier === 'object' && earlier !== null
    let index = 0
    for (const [name, inner] of entriesOf(object)) {
      if (index >= from + pageSize) return { entries, from, isMore: true }
      if (index >= from)
        entries.push({
          name,
          ...preview(inner, [...path, name], show),
          isChanged: isComparable && !Object.is(entryNamed(earlier, name), inner),
        })
      index += 1
    }
  } catch {
    entries.push({ name: '', ...unreadable, isChanged: false })
  }
  return { entries, from, isMore: false }
}
