import * as z from 'zod/mini'

export type Wire = Readonly<Record<string, unknown>>

export const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first of several spellings that carries a value; servers of this contract spell fields differently. */
export function spelled(wire: Wire, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = wire[name]
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

/*
 * The loose forms a field may arrive in. What fits no form is handed on as it is, and the entity's schema refuses it.
 */

/** Text, also from a number: identifiers and serial numbers arrive as either. */
export const text = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** Text that an entry can do without: another type counts as absent. */
export const optionalText = (value: unknown): unknown =>
  typeof text(value) === 'string' ? text(value) : undefined

/** A number, also from text (`"120"`, `"$120.5"`). */
export const amount = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\$?\s*\d+(\.\d+)?\s*$/.test(value)
    ? Number(value.replace('$', ''))
    : value

/** Epoch `ms`, from ISO text or epoch milliseconds. */
export const time = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : value

/**
 * A record whose fields arrive in several spellings. `read` gathers them, `entity` checks them, `write` gives the
 * spelling that our own server sends.
 */
export function recordCodec<Entity extends z.ZodMiniType>(
  entity: Entity,
  read: (wire: Wire) => { readonly [Field in keyof z.output<Entity>]: unknown },
  write: (value: z.output<Entity>) => Wire,
) {
  return z.codec(z.unknown(), entity, {
    decode: (wire, context) => {
      if (!isWire(wire)) {
        context.issues.push({ code: 'custom', message: 'is not a record', input: wire })
        return z.NEVER
      }
      return read(wire) as z.input<Entity>
    },
    encode: (value) => write(value as z.output<Entity>),
  })
}

/** A list answer once read: what could be read of it, and a line about each entry that could not. */
export interface List<Entry> {
  /** `false` when the server said so; a bare array counts as success. */
  readonly success: boolean
  readonly message?: string | undefined
  readonly entries: readonly Entry[]
  /** One line for each damaged entry, which is left out while the rest shows. */
  readonly damaged: readonly string[]
}

/** The sole reader of lists: `{success, data: […], message}`, `{data: {data: […]}}` or a bare array. */
export function listCodec<Entry extends z.ZodMiniType>(entry: Entry) {
  const list = z.custom<List<z.output<Entry>>>()
  return z.codec(z.unknown(), list, {
    decode: (wire, context): List<z.output<Entry>> => {
      const outer = isWire(wire) ? wire : {}
      const inner = isWire(outer['data']) ? outer['data'] : {}
      const success = (outer['success'] ?? inner['success']) !== false
      const message = [outer['message'], inner['message']].find((value) => typeof value === 'string')
      const raw = [wire, outer['data'], inner['data']].find((value) => Array.isArray(value))
      if (!raw && success) {
        context.issues.push({ code: 'custom', message: 'holds no list', input: wire })
        return z.NEVER
      }
      const entries: z.output<Entry>[] = []
      const damaged: string[] = []
      for (const [index, value] of (raw ?? []).entries()) {
        const result = z.safeDecode(entry, value as z.input<Entry>)
        if (result.success) entries.push(result.data)
        else damaged.push(`entry ${index}: ${result.error.issues.map(issueText).join(', ')}`)
      }
      return { success, message, entries, damaged }
    },
    encode: ({ success, message, entries }) => ({
      success,
      message,
      data: entries.map((value) => z.encode(entry, value)),
    }),
  })
}

function issueText({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  return path.length === 0 ? message : `${path.join('.')} ${message}`
}
