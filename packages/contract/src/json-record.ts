/** A JSON object whose fields are not checked yet. */
export type JsonRecord = Readonly<Record<string, unknown>>

export const isJsonRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
