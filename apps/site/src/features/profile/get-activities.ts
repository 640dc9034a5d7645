import { readPlayerActivities, type Activity } from '@meridian-2117/contract'
import { activityRows } from '@meridian-2117/contract/search/page-limit'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { queryOptions } from '@tanstack/react-query'
import { logFailure, playerKey, useLoad } from '../../lib/api/queries.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import type { Services } from '../../lib/services/services.ts'

const playerActivitiesQuery = ({ api }: Services, playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activities'),
    queryFn: ({ signal }) =>
      api(readPlayerActivities, { params: { playerId }, query: { limit: activityRows } }, { signal }).catch(
        logFailure(signal, 'activityFailed', 'activityRefused'),
      ),
    select: ({ entries }) => entries,
  })

/** Returns the purchases of one player as rows of activity; makes no call without a player's id. */
export const usePlayerActivities = (playerId: string | undefined): Loadable<readonly Activity[]> =>
  useLoad({ ...playerActivitiesQuery(useServices(), playerId ?? ''), enabled: playerId !== undefined })
