import type { ItemKind, ItemQuery } from '@meridian-2117/contract'
import { activityRows } from '@meridian-2117/contract/search/page-limit'
import { queryOptions } from '@tanstack/react-query'
import { logFailure } from '../api/log-failure.ts'
import { loadCalls, publicKey } from '../api/query-client.ts'
import type { Services } from '../services/services.ts'
import { chooseItems } from './choose-items.ts'

const listQuery = ({ api }: Services, kind: ItemKind, query: ItemQuery) =>
  queryOptions({
    queryKey: publicKey('items', kind, query),
    queryFn: async ({ signal }) => {
      const { readLand, readCollectibles } = await loadCalls()
      // Failures of lands are logged with the market's message.
      return api(kind === 'land' ? readLand : readCollectibles, { query }, { signal }).catch(
        logFailure(signal, 'marketFailed', 'marketRefused'),
      )
    },
  })

/** Reads the first items of a market; a server without limits sends more. */
export const itemsQuery = (services: Services, kind: ItemKind, query: ItemQuery) =>
  queryOptions({ ...listQuery(services, kind, query), select: ({ entries }) => entries })

/** Reads one page of a list. A server without totals sends its whole list, which is filtered and sorted here. */
export const itemPageQuery = (services: Services, kind: ItemKind, query: ItemQuery) =>
  queryOptions({
    ...listQuery(services, kind, query),
    select: (list) =>
      list.total === undefined ? { ...list, entries: chooseItems(list.entries, query) } : list,
  })

/** Reads the latest trades of the market, as many as a table shows. */
export const activitiesQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: publicKey('activities'),
    queryFn: async ({ signal }) => {
      const { readActivities } = await loadCalls()
      return api(readActivities, { query: { limit: activityRows } }, { signal }).catch(
        logFailure(signal, 'activityFailed', 'activityRefused'),
      )
    },
    select: ({ entries }) => entries,
  })
