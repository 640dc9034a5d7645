import {
  ApiError,
  type Activity,
  type AnswerOf,
  type Item,
  type ItemQuery,
  type RequestOf,
  type Session,
} from '@meridian/contract'
import { activityRows } from '@meridian/contract/search/page-limit'
import { QueryClient, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { mapLoad, type Load } from '@meridian/ui/lib/load'
import { useDeferredValue } from 'react'
import { useServices } from '../services/services-context.tsx'
import type { SessionStore } from '../session/session-store.ts'
import type { Api } from './api-client.ts'
import { chooseItems } from './choose-items.ts'

type Calls = typeof import('./calls.ts')

/** The name of a call that changes nothing. */
type ReadName = Exclude<keyof Calls, 'messages'>
type LoggedMessage = 'activityFailed' | 'activityRefused' | 'itemFailed' | 'marketFailed' | 'marketRefused'

/** The messages that a failed call writes to the console. */
interface FailureLog {
  /** For an answer that says it failed; `failed` unless given. */
  refused?: LoggedMessage
  failed: LoggedMessage
}

/** A query of the server, in TanStack Query's form. */
export interface ReadQuery<Data> extends UseQueryOptions<Data> {
  queryKey: QueryKey
}

type CallQuery<Name extends ReadName> = ReadQuery<AnswerOf<Calls[Name]>>

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
const publicKey = ['public'] as const

/** The key of all queries for the signed-in player; logging out removes them. */
export const playerKey = ['player'] as const

/** Failures of lands are logged with the market's message. */
const marketLog: FailureLog = { refused: 'marketRefused', failed: 'marketFailed' }
const activityLog: FailureLog = { refused: 'activityRefused', failed: 'activityFailed' }

/** Every table of activities shows this many rows. */
const shownActivities = { limit: activityRows }

/** The parts of the page that learn from answers. */
interface Learners {
  sessions: Pick<SessionStore, 'get' | 'update'>
  /** Called with items as the server has them now. */
  onItems: (items: readonly Item[]) => void
  /** Called with the id of an item that the server does not know. */
  onItemGone: (id: string) => void
}

/** Further steps of a query. */
interface ReadSteps<Answer> {
  log?: FailureLog
  /** `before` is the session at the time of the question. */
  onAnswer?: (answer: Answer, before: Session | null) => void
  onFailure?: (error: unknown) => void
}

/** The queries of the site; all keys are made here. Session and remembered items learn from their answers. */
export function createQueries(api: Api, { sessions, onItems, onItemGone }: Learners) {
  const read = <Name extends ReadName>(
    key: QueryKey,
    name: Name,
    request: RequestOf<Calls[Name]>,
    { log, onAnswer, onFailure }: ReadSteps<AnswerOf<Calls[Name]>> = {},
  ): CallQuery<Name> => ({
    queryKey: [...key, name, request],
    queryFn: async ({ signal }) => {
      const calls = await import('./calls.ts')
      const before = sessions.get()
      try {
        const answer = await api(calls[name], request, { signal })
        onAnswer?.(answer, before)
        return answer
      } catch (error) {
        onFailure?.(error)
        if (log && !signal.aborted) {
          const { refused } = log
          if (refused && error instanceof ApiError && error.kind === 'unexpected')
            console.error(calls.messages[refused], error.message)
          else console.error(calls.messages[log.failed], error)
        }
        throw error
      }
    },
  })
  /** One page of a market. A server without totals sends its whole list, which is filtered and sorted here. */
  const items = (name: 'readMarket' | 'readLand', query: ItemQuery): CallQuery<'readMarket'> => ({
    ...read(publicKey, name, { query }, { log: marketLog, onAnswer: ({ entries }) => onItems(entries) }),
    select: (list) =>
      query.from !== undefined && list.total === undefined
        ? { ...list, entries: chooseItems(list.entries, query) }
        : list,
  })
  return {
    market: (query: ItemQuery) => items('readMarket', query),
    land: (query: ItemQuery) => items('readLand', query),
    /** One item. A refused call is not retried: the server knows no such item. */
    item: (id: string): CallQuery<'readItem'> => ({
      ...read(
        publicKey,
        'readItem',
        { params: { id } },
        {
          log: { failed: 'itemFailed' },
          onAnswer: (item) => {
            if (item) onItems([item])
          },
          onFailure: (error) => {
            if (isUnknownItem(error)) onItemGone(id)
          },
        },
      ),
      retry: (_failures, error) => !isRefused(error),
      // A visit shows one price throughout, and the next visit the current one.
      staleTime: Infinity,
      gcTime: 0,
    }),
    /** The latest trades of the market. */
    activities: () => read(publicKey, 'readActivities', { query: shownActivities }, { log: activityLog }),
    /** The purchases of one player, as rows of activity. */
    userActivities: (userId: string) =>
      read(
        playerKey,
        'readUserActivities',
        { params: { userId }, query: shownActivities },
        { log: activityLog },
      ),
    /** The payments of one player. */
    history: (userId: string): CallQuery<'readHistory'> => ({
      ...read(playerKey, 'readHistory', { params: { userId } }),
      retry: false,
    }),
    /** The signed-in player. Each answer updates the session, unless that has changed since the question. */
    profile: () =>
      read(
        playerKey,
        'readProfile',
        {},
        {
          onAnswer: ({ user }, before) => {
            if (sessions.get() === before) sessions.update(user)
          },
        },
      ),
  }
}

export type Queries = ReturnType<typeof createQueries>

/** The server has answered, and would repeat its answer. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && (error.status ?? 0) < 500 && error.status !== 429

/** The server has no such item. A server without codes says nothing about it. */
export const isUnknownItem = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found'

/** The data of a query; it stays `loading` while failed calls are retried (docs/product.md#data). */
export function useLoad<Data>(query: ReadQuery<Data>): Load<Data> {
  // Deferred, so that the page stays responsive while a list renders.
  const data = useDeferredValue(useQuery(query).data)
  return data === undefined ? { status: 'loading' } : { status: 'ready', data }
}

const entriesOf = <Entry>({ entries }: { entries: readonly Entry[] }) => entries

/** The first `limit` collectibles of the market; a server without limits sends more. */
export const useMarket = (limit: number): Load<readonly Item[]> =>
  mapLoad(useLoad(useServices().queries.market({ limit })), entriesOf)

/** The first `limit` parcels, likewise. */
export const useLand = (limit: number): Load<readonly Item[]> =>
  mapLoad(useLoad(useServices().queries.land({ limit })), entriesOf)

/** The latest trades of the market. */
export const useActivities = (): Load<readonly Activity[]> =>
  mapLoad(useLoad(useServices().queries.activities()), entriesOf)
