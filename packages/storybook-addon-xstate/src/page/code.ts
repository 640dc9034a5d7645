import { hidden, type Show } from './show.ts'
import { preview } from './values.ts'

export const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

export const keyCode = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))

const maxDepth = 8
const maxEntries = 200

/** Writes a value as code. Secrets stay hidden. A value that code cannot create is `undefined`, with a comment. */
export function code(value: unknown, path: readonly string[], show: Show, depth = 0): string {
  const shown = show(value, path)
  if (shown === hidden) return quoted('•••')
  if (typeof shown === 'string') return quoted(shown)
  if (typeof shown === 'bigint') return `${shown}n`
  if (shown === null || ['undefined', 'boolean', 'number'].includes(typeof shown)) return String(shown)
  if (typeof shown === 'object' && depth < maxDepth) {
    const text = objectCode(shown, (inner, name) => code(inner, [...path, name], show, depth + 1))
    if (text !== null) return text
  }
  return `undefined /* ${preview(value, path, show).text.replaceAll('*/', '* /')} */`
}

function objectCode(value: object, inner: (value: unknown, name: string) => string): string | null {
  const list = (values: Iterable<unknown>) =>
    `[${[...values].map((item, index) => inner(item, String(index))).join(', ')}]`
  const record = (fields: object) => {
    const parts = Object.entries(fields).map(([name, item]) => `${keyCode(name)}: ${inner(item, name)}`)
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
  }
  if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`
  if (value instanceof URL) return `new URL(${inner(value.href, 'href')})`
  if (value instanceof RegExp) return String(value)
  if (value instanceof Error) {
    const error = `new Error(${inner(value.message, 'message')})`
    const fields = Object.fromEntries(
      [...Object.entries(value), ...('cause' in value ? [['cause', value.cause]] : [])].filter(
        ([name]) => name !== 'name' && name !== 'message',
      ),
    )
    return Object.keys(fields).length > 0 ? `Object.assign(${error}, ${record(fields)})` : error
  }
  if (value instanceof Map)
    return value.size > maxEntries
      ? null
      : `new Map([${[...value].map(([key, item]) => `[${inner(key, 'key')}, ${inner(item, String(key))}]`).join(', ')}])`
  if (value instanceof Set) return value.size > maxEntries ? null : `new Set(${list(value)})`
  if (Array.isArray(value)) return value.length > maxEntries ? null : list(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === Object.prototype || prototype === null
  return isPlain && Object.keys(value).length <= maxEntries ? record(value) : null
}
