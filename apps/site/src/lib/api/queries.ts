import { ApiError } from '@meridian-2117/contract'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { QueryClient, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'

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

/** Returns the key of queries for the signed-in player; logging out removes them. */
export const playerKey = (...parts: readonly unknown[]): QueryKey => ['player', ...parts]

/** Returns the data of a query, which is retried after a failure (docs/product.md#data). */
export function useLoad<Answer, Data, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Data, Key>,
): Loadable<Data> {
  const { data: latest, isPending, isEnabled } = useQuery(query)
  const status = useWaitStatus(isPending && isEnabled)
  // Deferred, so that the page stays responsive while a list renders.
  const data = useDeferredValue(latest)
  if (data !== undefined) return { status: 'ready', data }
  return { status }
}

/** Milliseconds without an answer after which a page says so. */
const unansweredMs = 10_000

/** Returns how a page shows what it waits for: `failed` after ten seconds. */
export function useWaitStatus(waits: boolean): 'loading' | 'failed' {
  const [unanswered, setUnanswered] = useState(false)
  if (unanswered && !waits) setUnanswered(false)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setUnanswered(true), unansweredMs)
    return () => clearTimeout(timer)
  }, [waits])
  return unanswered ? 'failed' : 'loading'
}

type LoggedMessage = Extract<
  keyof typeof messages,
  'activityFailed' | 'activityRefused' | 'itemFailed' | 'marketFailed' | 'marketRefused'
>

/**
 * Returns a handler that writes a failed read to the console and rejects with the same failure. `refused` is the message
 * for an answer that reports a failure. An aborted read writes nothing.
 */
export const logFailure =
  (signal: AbortSignal, failed: LoggedMessage, refused = failed) =>
  (error: unknown): never => {
    if (signal.aborted) throw error
    if (refused !== failed && error instanceof ApiError && error.kind === 'unexpected')
      console.error(messages[refused], error.message)
    else console.error(messages[failed], error)
    throw error
  }
