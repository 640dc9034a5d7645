import { activityRows } from '@meridian/contract/search/page-limit'
import { queryOptions } from '@tanstack/react-query'
import { playerKey } from '../../lib/api/query-client.ts'
import { readQuery } from '../../lib/api/read-query.ts'
import { activityLog } from '../../lib/market/market-queries.ts'
import type { Services } from '../../lib/services/services.ts'

/** Reads the purchases of one player as rows of activity. */
export const userActivitiesQuery = (services: Services, userId: string) =>
  readQuery(services, {
    key: [...playerKey, 'activities'],
    call: ({ readUserActivities }) => readUserActivities,
    request: { params: { userId }, query: { limit: activityRows } },
    log: activityLog,
  })

export const historyQuery = (services: Services, userId: string) =>
  queryOptions({
    ...readQuery(services, {
      key: [...playerKey, 'history'],
      call: ({ readHistory }) => readHistory,
      request: { params: { userId } },
    }),
    retry: false,
  })
