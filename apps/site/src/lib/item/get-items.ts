import { readCollectibles, readLand, type Item, type ItemKind, type ItemQuery } from '@meridian-2117/contract'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { queryOptions } from '@tanstack/react-query'
import { logFailure, publicKey, useLoad } from '../api/queries.ts'
import type { Services } from '../services/services.ts'
import { useServices } from '../services/services-context.tsx'
import { chooseItems } from './choose-items.ts'

const listQuery = ({ api }: Services, kind: ItemKind, query: ItemQuery) =>
  queryOptions({
    queryKey: publicKey('items', kind, query),
    queryFn: ({ signal }) =>
      // Failures of lands are logged with the market's message.
      api(kind === 'land' ? readLand : readCollectibles, { query }, { signal }).catch(
        logFailure(signal, 'marketFailed', 'marketRefused'),
      ),
  })

/** Reads the first items of a market; a server without limits sends more. */
export const itemsQuery = (services: Services, kind: ItemKind, query: ItemQuery) =>
  queryOptions({ ...listQuery(services, kind, query), select: ({ entries }) => entries })

/** Returns the first items of a market. */
export const useItems = (kind: ItemKind, query: ItemQuery): Loadable<readonly Item[]> =>
  useLoad(itemsQuery(useServices(), kind, query))

/** Reads one page of a list. A server without totals sends its whole list, which is filtered and sorted here. */
export const itemPageQuery = (services: Services, kind: ItemKind, query: ItemQuery) =>
  queryOptions({
    ...listQuery(services, kind, query),
    select: (list) =>
      list.total === undefined ? { ...list, entries: chooseItems(list.entries, query) } : list,
  })
