/*
 * Loose forms that no field of a player has: by themselves, as the first view of a page reads whom it remembers.
 */

/** A number, also from text (`"120"`, `"$120.5"`). */
export const amount = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\$?\s*\d+(\.\d+)?\s*$/.test(value)
    ? Number(value.replace('$', ''))
    : value

/** Epoch `ms`, from ISO text or epoch milliseconds. */
export const time = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : value
