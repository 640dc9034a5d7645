import * as z from 'zod/mini'
import { isWire, type Wire } from './wire.ts'

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
