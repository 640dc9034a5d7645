import { activityRows } from '@meridian/contract/search/page-limit'
import { queryOptions } from '@tanstack/react-query'
import { logFailure } from '../../lib/api/log-failure.ts'
import { loadCalls, playerKey } from '../../lib/api/query-client.ts'
import type { Services } from '../../lib/services/services.ts'

/** Reads the purchases of one player as rows of activity. */
export const playerActivitiesQuery = ({ api }: Services, userId: string) =>
  queryOptions({
    queryKey: playerKey(userId, 'activities'),
    queryFn: async ({ signal }) => {
      const { readPlayerActivities } = await loadCalls()
      const request = { params: { userId }, query: { limit: activityRows } }
      return api(readPlayerActivities, request, { signal }).catch(
        logFailure(signal, 'activityFailed', 'activityRefused'),
      )
    },
    select: ({ entries }) => entries,
  })

export const historyQuery = ({ api }: Services, userId: string) =>
  queryOptions({
    queryKey: playerKey(userId, 'history'),
    queryFn: async ({ signal }) => {
      const { readHistory } = await loadCalls()
      return api(readHistory, { params: { userId } }, { signal })
    },
    retry: false,
  })
