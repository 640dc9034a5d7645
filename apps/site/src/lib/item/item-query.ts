import { ApiError, type Item } from '@meridian/contract'
import { queryOptions } from '@tanstack/react-query'
import { logFailure } from '../api/log-failure.ts'
import { publicKey } from '../api/query-client.ts'
import type { Services } from '../services/services.ts'

/** Updates this browser's remembered items with the server's current data. */
export function refreshItems({ saved, seen }: Services, items: readonly Item[]): void {
  for (const store of [saved, seen]) store.refresh(items, Date.now())
}

/** Reads one item. A refused call is not retried, since the server knows no such item. */
export const itemQuery = (services: Services, id: string) =>
  queryOptions({
    queryKey: publicKey('item', id),
    queryFn: async ({ signal }) => {
      const { readItem } = await import('../api/calls.ts')
      try {
        const item = await services.api(readItem, { params: { id } }, { signal })
        if (item) refreshItems(services, [item])
        return item
      } catch (error) {
        if (isUnknownItem(error)) for (const store of [services.saved, services.seen]) store.markGone(id)
        return logFailure(signal, 'itemFailed')(error)
      }
    },
    retry: (_failures: number, error: unknown) => !isRefused(error),
    // A visit shows one price throughout, and the next visit the current one.
    staleTime: Infinity,
    gcTime: 0,
  })

/** Returns whether the server answered, and would repeat its answer. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && (error.status ?? 0) < 500 && error.status !== 429

/** Returns whether the server has no such item. Without a code the answer says nothing about it. */
export const isUnknownItem = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found'
