import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** Milliseconds of the longest pause between two retries. */
const longestPauseMs = 30_000

/**
 * Creates the cache of server answers. A failed call is retried with growing pauses while the page shows its loading
 * state. So the page fills by itself once the server is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: true,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPauseMs),
        // A local server answers without the internet, so queries do not wait for the browser to be online.
        networkMode: 'always',
        staleTime: 15_000,
      },
    },
  })

/** Returns the key of queries that are the same for all players. */
export const publicKey = (...parts: readonly unknown[]): QueryKey => ['public', ...parts]

/** Returns the key of the query for one item. */
export const itemKey = (id: string): QueryKey => publicKey('item', id)

/** Returns the key of queries for the signed-in player; logging out removes them. */
export const playerKey = (...parts: readonly unknown[]): QueryKey => ['player', ...parts]

/** Loads the calls with their schemas, after the page. Queries share this import, as each one lists the files it needs. */
export const loadCalls = () => import('./calls.ts')
