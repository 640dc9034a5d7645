export type Wire = Readonly<Record<string, unknown>>

export const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record's id as our own server sends it: in both spellings that clients read. */
export const ids = <Id extends string>(id: Id) => ({ _id: id, id })

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
