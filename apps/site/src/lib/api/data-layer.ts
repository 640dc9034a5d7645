import {
  readActivities,
  ApiError,
  readHistory,
  readItem,
  readLand,
  readMarket,
  readProfile,
  readUserActivities,
  type AnswerOf,
  type ItemQuery,
  type Profile,
} from '@meridian/contract'
import { chooseItems } from '@meridian/contract/rules/choose-items'
import { activityRows } from '@meridian/contract/rules/activity-age'
import { messages } from '@meridian/contract/rules/messages'
import { QueriesObserver, QueryObserver } from '@tanstack/query-core'
import { createItemStore, type ItemStoreOptions } from '../storage/item-store.ts'
import { recentlySeenKey, savedItemsKey } from '../storage/item-keys.ts'
import type { Api } from './api-client.ts'
import { callQuery, playerKey, type FailureLog, type ReadQuery } from './call-query.ts'
import { createQueryClient } from './query-client.ts'

/** Land failures are logged in the market's words (Spec 8). */
const marketLog: FailureLog = { refused: messages.marketRefused, failed: messages.marketFailed }

const activityLog: FailureLog = { refused: messages.activityRefused, failed: messages.activityFailed }

/** As many rows as every table of activities shows (Spec 9). */
const shownActivities = { limit: activityRows }

/** The most items that a player can save. */
const savedLimit = 500

/** Twelve that were seen before, and the one that is looked at. */
const seenLimit = 13

/**
 * All that reading takes, from the server and of items from this browser: the cache, the calls and what reads their
 * answers. It comes after the page (`reads.ts`), so a page that is seen first takes types of it and nothing else.
 */
export function createDataLayer(api: Api, browser: Pick<ItemStoreOptions, 'storage' | 'events'>) {
  const saved = createItemStore({ ...browser, key: savedItemsKey, limit: savedLimit })
  const seen = createItemStore({ ...browser, key: recentlySeenKey, limit: seenLimit })
  const client = createQueryClient()
  /** One page of a market; what a server without totals has left to do is done here. */
  const itemsQuery = (
    market: typeof readMarket | typeof readLand,
    query: ItemQuery,
  ): ReadQuery<AnswerOf<typeof readMarket>> => ({
    ...callQuery(api, market, { query }, marketLog),
    select: (list) =>
      query.from !== undefined && list.total === undefined
        ? { ...list, entries: chooseItems(list.entries, query) }
        : list,
  })
  const profile = () => callQuery(api, readProfile, {})
  const item = (id: string): ReadQuery<AnswerOf<typeof readItem>> => ({
    ...callQuery(api, readItem, { params: { id } }, { failed: messages.itemFailed }),
    retry: (_failures, error) => !isRefused(error),
    // A visit shows one price from its beginning to its end, and the next visit today's.
    staleTime: Infinity,
    gcTime: 0,
  })
  return {
    /** One item; a server that refuses the call, as it knows no such item, is asked once. */
    item,
    /** Asks for an item at once, in place of the next quiet retry. */
    itemAgain: (id: string) => void client.resetQueries({ queryKey: item(id).queryKey }),
    market: (query: ItemQuery) => itemsQuery(readMarket, query),
    land: (query: ItemQuery) => itemsQuery(readLand, query),
    /** Narrows and sorts a list that is all there. */
    chooseItems,
    /** What happened on the market. */
    activities: () => callQuery(api, readActivities, { query: shownActivities }, activityLog),
    /** What one player bought. */
    userActivities: (userId: string) =>
      callQuery(api, readUserActivities, { params: { userId }, query: shownActivities }, activityLog),
    /** What one player paid. */
    history: (userId: string) => callQuery(api, readHistory, { params: { userId } }),
    /** The signed-in player. */
    profile,
    api,
    client,
    /** The items that the player has saved in this browser. */
    saved,
    /** The items that were seen in this browser, the latest last. */
    seen,
    /** Asks for what is wanted soon, once: whoever then wants it asks again where that failed. */
    ahead: <Data>(query: ReadQuery<Data>) => void client.prefetchQuery({ ...query, retry: false }),
    /** Follows one query. */
    watch: <Data>(query: ReadQuery<Data>) => new QueryObserver(client, query),
    /** Follows any number of queries that are read alike, none at first. */
    watchAll: <Data>() => new QueriesObserver<(Data | undefined)[]>(client, []),
    /** Keeps what the server said of the player elsewhere. */
    keepProfile: (user: Profile) =>
      void client.setQueryData<AnswerOf<typeof readProfile>>(profile().queryKey, { user }),
    /** Has all that was read before asked for anew where it shows, and elsewhere once it is wanted. */
    outdate: () => void client.invalidateQueries(),
    /** Drops what was read for a player who is gone. */
    forgetPlayer: () => client.removeQueries({ queryKey: playerKey }),
    dispose: () => {
      client.clear()
      saved.dispose()
      seen.dispose()
    },
  }
}

export type DataLayer = ReturnType<typeof createDataLayer>

/** The server has answered, and would answer the same once more. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && (error.status ?? 0) < 500 && error.status !== 429
