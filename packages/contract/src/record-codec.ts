import * as z from 'zod/mini'
import { isJsonRecord, type JsonRecord } from './json-record.ts'

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
