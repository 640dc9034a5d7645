import * as z from 'zod/mini'

/** A JSON object whose fields are not checked yet. */
export type JsonRecord = Readonly<Record<string, unknown>>

export const isJsonRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names the schemas that several answers share, for the API reference. */
export const recordNames = z.registry<{ id: string }>()

/** Describes a record as our own server writes it; its codec reads more spellings. */
export function namedRecord<const Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) {
  const record = z.strictObject(shape)
  recordNames.add(record, { id })
  return record
}

/**
 * Describes a record whose fields arrive in several spellings. `read` collects them, `entity` checks them, `write`
 * returns the spelling of our own server.
 */
export function recordCodec<Entity extends z.ZodMiniType>(
  entity: Entity,
  read: (json: JsonRecord) => { readonly [Field in keyof z.output<Entity>]: unknown },
  write: (value: z.output<Entity>) => JsonRecord,
) {
  return z.codec(z.unknown(), entity, {
    decode: (json, context) => {
      if (!isJsonRecord(json)) {
        context.issues.push({ code: 'custom', message: 'is not a record', input: json })
        return z.NEVER
      }
      return read(json) as z.input<Entity>
    },
    encode: (value) => write(value as z.output<Entity>),
  })
}

/** Returns an id under both names that clients read. */
export const ids = <Id extends string>(id: Id) => ({ _id: id, id })

/** Returns the first named field that has a value, since servers name fields differently. */
export function pickField(json: JsonRecord, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = json[name]
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

/*
 * The parsers return a value that they cannot read unchanged, and the entity's schema refuses it.
 */

/** Converts numbers to text, since ids and serial numbers arrive as either. */
export const text = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** Returns an optional text; a value of another type counts as absent. */
export const optionalText = (value: unknown): string | undefined => {
  const read = text(value)
  return typeof read === 'string' ? read : undefined
}

/** Reads a number, also from text (`"120"`, `"$120.5"`). */
export const amount = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*(?:\$\s*)?\d+(\.\d+)?\s*$/.test(value)
    ? Number(value.replace('$', ''))
    : value

/** Reads ISO text or epoch milliseconds as epoch `ms`. */
export const time = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : value
