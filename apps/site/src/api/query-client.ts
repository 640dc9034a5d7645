import { QueryClient } from '@tanstack/react-query'

/** The longest pause between two quiet retries, in `ms`. */
const longestPauseMs = 30_000

/**
 * The cache of what the server answered. A failed call is asked again with growing pauses and the page keeps loading
 * meanwhile, so that it fills by itself when the server is back (decisions, Data).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: true,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPauseMs),
        // A local server answers without the internet: never wait for the browser to say it is online.
        networkMode: 'always',
        staleTime: 15_000,
      },
    },
  })
}
