import { ApiError, type Item, type MissingItem } from '@meridian-2117/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/api-client.ts'
import { logFailure } from '../api/log-failure.ts'
import { itemKey, loadCalls } from '../api/query-client.ts'

/** The server's answer about one item; `null` if it answers with something else. */
export type ItemAnswer = Item | MissingItem | null

/** Reads one item. Another refused call is not retried. */
export const itemQuery = ({ api }: { api: Api }, id: string) =>
  queryOptions({
    queryKey: itemKey(id),
    queryFn: async ({ signal }): Promise<ItemAnswer> => {
      const { readItem } = await loadCalls()
      return api(readItem, { params: { id } }, { signal })
        .catch(logFailure(signal, 'itemFailed'))
        .catch((error: unknown) => {
          const missing = missingItem(error)
          if (missing) return missing
          throw error
        })
    },
    retry: (_failures: number, error: unknown) => !isRefused(error),
    // A page asks once, when it opens, unless the document has brought the answer.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? Infinity : 0),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Returns whether the server answered, and would repeat its answer. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && (error.status ?? 0) < 500 && error.status !== 429

/** Returns why the server has no such item. Without a code the answer says nothing about it. */
function missingItem(error: unknown): MissingItem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'not_found') return undefined
  return error.status === 410 ? 'delisted' : 'unknown'
}
