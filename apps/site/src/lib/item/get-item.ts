import { ApiError, readItem, type Item, type MissingItem } from '@meridian-2117/contract'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '../api/api-client.ts'
import { logFailure, publicKey } from '../api/queries.ts'
import { useServices } from '../services/services-context.tsx'

const itemKey = (id: string) => publicKey('item', id)

/** The server's answer about one item; `null` where it says that it has none. */
export type ItemAnswer = Item | MissingItem | null

/** Reads one item. Another refused call is not retried. */
export const itemQuery = ({ api }: { api: Api }, id: string) =>
  queryOptions({
    queryKey: itemKey(id),
    queryFn: ({ signal }): Promise<ItemAnswer> =>
      api(readItem, { params: { id } }, { signal })
        .catch(logFailure(signal, 'itemFailed'))
        .catch((error: unknown) => {
          const missing = missingItem(error)
          if (missing) return missing
          throw error
        }),
    retry: (_failures: number, error: unknown) => !isRefused(error),
    // A page asks once, when it opens, unless the document has brought the answer.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? Infinity : 0),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Says what the server answers about an item. A refusal is the answer `null`. */
export type AskedItem =
  | { status: 'loading' }
  | { status: 'ready'; answer: ItemAnswer }
  /** No answer came, or one that nobody understands. `busy` during a retry. */
  | { status: 'failed'; busy: boolean; onRetry: () => void }

/** Asks the server about the item of a page, once for each visit; makes no call without an id. */
export function useAskedItem(id: string): AskedItem {
  const services = useServices()
  const query = itemQuery(services, id)
  const { data, isFetched, isFetchedAfterMount, error, failureReason } = useQuery({
    ...query,
    enabled: id !== '',
  })
  const [failedId, setFailedId] = useState<string>()
  // A retry clears the last error, and the page must not change meanwhile.
  if (failureReason && failedId !== id) setFailedId(id)

  if (error) return { status: 'ready', answer: null }
  // A visit shows one price throughout, so it waits for its own answer. One that was never fetched is the document's.
  if (data !== undefined && (isFetchedAfterMount || !isFetched)) return { status: 'ready', answer: data }
  if (failedId !== id) return { status: 'loading' }
  return {
    status: 'failed',
    busy: !failureReason,
    // Fetches at once, in place of the next retry.
    onRetry: () => void services.queryClient.resetQueries({ queryKey: query.queryKey }),
  }
}

/** Returns whether the server answered, and would repeat its answer. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && (error.status ?? 0) < 500 && error.status !== 429

/** Returns why the server has no such item. Without a code the answer says nothing about it. */
function missingItem(error: unknown): MissingItem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'not_found') return undefined
  return error.status === 410 ? 'delisted' : 'unknown'
}

/** The server's answer about the item of a document's address, with the item's id. */
export type DocumentAnswer = readonly [id: string, answer: ItemAnswer]

/** Adds the answer to the cache as one that was not fetched. The page of this item then makes no call. */
export function putDocumentAnswer(queryClient: QueryClient, [id, answer]: DocumentAnswer): void {
  queryClient.getQueryCache().build(queryClient, { queryKey: itemKey(id), initialData: answer })
}

/** Makes the answer an earlier one, so that the next visit of the page makes its call. */
export function endDocumentAnswer(queryClient: QueryClient, [id]: DocumentAnswer): void {
  const state = queryClient.getQueryState<ItemAnswer>(itemKey(id))
  if (state?.data) queryClient.setQueryData(itemKey(id), state.data, { updatedAt: state.dataUpdatedAt })
}
