/*
 * Parsers that no field of a player needs. A module apart keeps them out of the code that restores a session.
 */

/** A number, also from text (`"120"`, `"$120.5"`). */
export const amount = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*(?:\$\s*)?\d+(\.\d+)?\s*$/.test(value)
    ? Number(value.replace('$', ''))
    : value

/** Epoch `ms`, from ISO text or epoch milliseconds. */
export const time = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : value
