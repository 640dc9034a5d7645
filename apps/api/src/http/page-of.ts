import type { List } from '@meridian/contract'

/** Takes `limit` + 1 entries. Returns `limit` of them, and the cursor of the next page if there is one. */
export function pageOf<Entry extends { id?: string | undefined }>(
  found: readonly Entry[],
  limit: number,
): List<Entry> {
  const entries = found.slice(0, limit)
  return { entries, next: found.length > limit ? entries.at(-1)?.id : undefined }
}
