import { activityRows } from '@meridian-2117/contract/search/page-limit'
import { queryOptions } from '@tanstack/react-query'
import { logFailure } from '../../lib/api/log-failure.ts'
import { loadCalls, playerKey } from '../../lib/api/query-client.ts'
import type { Services } from '../../lib/services/services.ts'

/** Reads the purchases of one player as rows of activity. */
export const playerActivitiesQuery = ({ api }: Services, playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activities'),
    queryFn: async ({ signal }) => {
      const { readPlayerActivities } = await loadCalls()
      const request = { params: { playerId }, query: { limit: activityRows } }
      return api(readPlayerActivities, request, { signal }).catch(
        logFailure(signal, 'activityFailed', 'activityRefused'),
      )
    },
    select: ({ entries }) => entries,
  })

export const historyQuery = ({ api }: Services, playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'history'),
    queryFn: async ({ signal }) => {
      const { readHistory } = await loadCalls()
      return api(readHistory, { params: { playerId } }, { signal })
    },
    retry: false,
  })
