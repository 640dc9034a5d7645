import { ApiError, type Item } from '@meridian/contract'
import { queryOptions } from '@tanstack/react-query'
import { logFailure } from '../api/log-failure.ts'
import { loadCalls, publicKey } from '../api/query-client.ts'
import type { Services } from '../services/services.ts'

/** The server's answer about one item: `'gone'` if it knows no such item, `null` if it answers with something else. */
export type ItemAnswer = Item | 'gone' | null

/** Reads one item. Another refused call is not retried. */
export const itemQuery = ({ api }: Pick<Services, 'api'>, id: string) =>
  queryOptions({
    queryKey: publicKey('item', id),
    queryFn: async ({ signal }): Promise<ItemAnswer> => {
      const { readItem } = await loadCalls()
      return api(readItem, { params: { id } }, { signal })
        .catch(logFailure(signal, 'itemFailed'))
        .catch((error: unknown) => {
          if (isUnknownItem(error)) return 'gone'
          throw error
        })
    },
    retry: (_failures: number, error: unknown) => !isRefused(error),
    // A page asks once, when it opens.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Returns whether the server answered, and would repeat its answer. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && (error.status ?? 0) < 500 && error.status !== 429

/** Returns whether the server has no such item. Without a code the answer says nothing about it. */
const isUnknownItem = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
