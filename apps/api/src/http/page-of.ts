import type { List } from '@meridian-2117/contract'

/**
 * Takes `limit` + 1 rows. Returns `limit` of them as entries, and the cursor of the next page if there is one. The
 * cursor holds the place of the last row, so the next page follows it also when that row has gone.
 */
export function pageOf<Row, Entry>(
  rows: readonly Row[],
  limit: number,
  entryOf: (row: Row) => Entry,
  placeOf: (row: Row) => readonly (string | number)[],
): List<Entry> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    entries: shown.map(entryOf),
    next: last && rows.length > limit ? placeOf(last).join('.') : undefined,
  }
}

/** Reads a cursor of `pageOf` whose place is some whole numbers and an id; `undefined` for any other text. */
export function readCursor(cursor: string, numbers: number): { numbers: bigint[]; id: string } | undefined {
  const parts = cursor.split('.')
  const first = parts.slice(0, numbers)
  if (first.length < numbers || !first.every((part) => /^-?\d{1,18}$/.test(part))) return undefined
  return { numbers: first.map(BigInt), id: parts.slice(numbers).join('.') }
}
