/** A JSON object whose fields are not checked yet. */
export type JsonRecord = Readonly<Record<string, unknown>>

export const isJsonRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record's id as our own server sends it, in both spellings. */
export const ids = <Id extends string>(id: Id) => ({ _id: id, id })

/** Returns the first named field that has a value; servers of this contract spell fields differently. */
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

/** Text, also from a number: identifiers and serial numbers arrive as either. */
export const text = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** Text that an entry can do without: another type counts as absent. */
export const optionalText = (value: unknown): string | undefined => {
  const read = text(value)
  return typeof read === 'string' ? read : undefined
}

/** A number, also from text (`"120"`, `"$120.5"`). */
export const amount = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*(?:\$\s*)?\d+(\.\d+)?\s*$/.test(value)
    ? Number(value.replace('$', ''))
    : value

/** Epoch `ms`, from ISO text or epoch milliseconds. */
export const time = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : value
