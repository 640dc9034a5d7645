import { searchMarket } from '@meridian/contract'
import { isSearchable, searchPauseMs } from '@meridian/contract/rules/search'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/api-client.ts'

/**
 * What is found for a text. It is asked for at once and again after the pause; a fresh answer serves the second time, so
 * that in truth only a text whose first call failed is asked for twice. When another text takes its place its call is
 * aborted. Failures are logged and no more (Spec 5 and 8; decisions, Data).
 */
export const searchQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async ({ signal }) => {
      try {
        const answer = await api(searchMarket, { query: { query: text } }, { signal })
        for (const line of answer.damaged) console.warn(`${searchMarket.path}: ${line}`)
        return answer
      } catch (error) {
        if (!signal.aborted) console.error('Error fetching search results:', error)
        throw error
      }
    },
    enabled: isSearchable(text),
    retry: 1,
    retryDelay: searchPauseMs,
    // Only a change of the input asks.
    refetchOnWindowFocus: false,
  })
