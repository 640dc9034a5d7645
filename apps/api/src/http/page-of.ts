import type { List } from '@meridian/contract'

/** The page of `limit` entries out of one more than that, and where the next one starts: behind its last entry. */
export function pageOf<Entry extends { id?: string | undefined }>(
  found: readonly Entry[],
  limit: number,
): List<Entry> {
  const entries = found.slice(0, limit)
  return { entries, next: found.length > limit ? entries.at(-1)?.id : undefined }
}
