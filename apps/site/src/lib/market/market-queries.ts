import type { AnswerOf, ItemKind, ItemQuery, readLand, readMarket } from '@meridian/contract'
import { activityRows } from '@meridian/contract/search/page-limit'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../api/load-calls.ts'
import { publicKey } from '../api/query-client.ts'
import { readQuery } from '../api/read-query.ts'
import { refreshItems } from '../item/item-query.ts'
import type { Services } from '../services/services.ts'
import { chooseItems } from './choose-items.ts'

type ItemsCall = typeof readMarket | typeof readLand

const callOf: Readonly<Record<ItemKind, (calls: Calls) => ItemsCall>> = {
  collectible: ({ readMarket }) => readMarket,
  land: ({ readLand }) => readLand,
}

/** Reads one page of a market. A server without totals sends its whole list, which is filtered and sorted here. */
export const itemsQuery = (services: Services, kind: ItemKind, query: ItemQuery) =>
  queryOptions({
    ...readQuery(services, {
      key: [...publicKey, kind],
      call: callOf[kind],
      request: { query },
      // Failures of lands are logged with the market's message.
      log: { refused: 'marketRefused', failed: 'marketFailed' },
      onAnswer: ({ entries }) => refreshItems(services, entries),
    }),
    select: (list: AnswerOf<ItemsCall>) =>
      query.from !== undefined && list.total === undefined
        ? { ...list, entries: chooseItems(list.entries, query) }
        : list,
  })

/** Reads the latest trades of the market, as many as a table shows. */
export const activitiesQuery = (services: Services) =>
  readQuery(services, {
    key: [...publicKey, 'activities'],
    call: ({ readActivities }) => readActivities,
    request: { query: { limit: activityRows } },
    log: activityLog,
  })

export const activityLog = { refused: 'activityRefused', failed: 'activityFailed' } as const
