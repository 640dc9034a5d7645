import { QueryClient } from '@tanstack/query-core'
import { retryPauseMs } from './quiet-retry.ts'

/**
 * The cache of what the server answered. A failed call is asked again with growing pauses and the page keeps loading
 * meanwhile, so that it fills by itself when the server is back (decisions, Data).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: true,
        retryDelay: retryPauseMs,
        // A local server answers without the internet: never wait for the browser to say it is online.
        networkMode: 'always',
        staleTime: 15_000,
        // What screens are drawn from; that a call is on its way is nothing to them.
        notifyOnChangeProps: ['data', 'isPlaceholderData', 'error', 'failureReason'],
      },
    },
  })
}
