import * as z from 'zod/mini'
import { isJsonRecord, type JsonRecord } from './json-record.ts'

/**
 * A record whose fields arrive in several spellings. `read` gathers them, `entity` checks them, `write` gives the
 * spelling that our own server sends.
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
