import { QueryClient } from '@tanstack/react-query'

/** The longest pause between two retries, in `ms`. */
const longestPauseMs = 30_000

/**
 * The cache of server answers. A failed call is retried with growing pauses while the page shows its loading state, so
 * that it fills by itself once the server is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: true,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPauseMs),
        // A local server answers without the internet: do not wait until the browser is online.
        networkMode: 'always',
        staleTime: 15_000,
      },
    },
  })

/** The key of everything that is the same for all. */
export const publicKey = ['public'] as const

/** The key of all queries for the signed-in player; logging out removes them. */
export const playerKey = ['player'] as const
