import { readItem, searchMarket, type Item, type SearchResults } from '@meridian-2117/contract'
import { messages } from '@meridian-2117/contract/messages/messages'
import { isSearchable, searchPauseMs } from '@meridian-2117/contract/search/search'
import type { SearchChoice } from '@meridian-2117/ui/sections/search-box'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api-client.ts'
import { publicKey } from '../../lib/api/queries.ts'
import { useApi } from '../../lib/services/services-context.tsx'

/**
 * Searches for a text. A failed call is retried once, after the pause; a new text aborts the last call. Failures are
 * only logged.
 */
export const searchQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: publicKey('search', text),
    queryFn: ({ signal }) =>
      api(searchMarket, { query: { query: text } }, { signal }).catch((error: unknown) => {
        if (!signal.aborted) console.error(messages.searchFailed, error)
        throw error
      }),
    enabled: isSearchable(text),
    retry: 1,
    retryDelay: searchPauseMs,
    // Only a change of the input starts a search.
    refetchOnWindowFocus: false,
  })

/** Returns what a text finds; `null` without an answer. */
export const useSearchResults = (text: string): SearchResults | null =>
  useQuery(searchQuery(useApi(), text)).data ?? null

/** Fetches the item of a result and logs the answer; the result itself fills absent fields. */
export async function chosenItem(
  api: Api,
  { kind, id, title }: Pick<SearchChoice, 'kind' | 'id' | 'title'>,
  signal: AbortSignal,
): Promise<Item> {
  try {
    const item = await api(readItem, { params: { id } }, { signal })
    return { ...item, kind, id: item?.id || id, title: item?.title ?? title }
  } catch (error) {
    if (!signal.aborted) console.error(messages.itemFailed, error)
    return { kind, id, title }
  }
}
