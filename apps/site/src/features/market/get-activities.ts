import { readActivities, type Activity } from '@meridian-2117/contract'
import { activityRows } from '@meridian-2117/contract/search/page-limit'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { queryOptions } from '@tanstack/react-query'
import { logFailure, publicKey, useLoad } from '../../lib/api/queries.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import type { Services } from '../../lib/services/services.ts'

/** Reads the latest trades of the market, as many as a table shows. */
export const activitiesQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: publicKey('activities'),
    queryFn: ({ signal }) =>
      api(readActivities, { query: { limit: activityRows } }, { signal }).catch(
        logFailure(signal, 'activityFailed', 'activityRefused'),
      ),
    select: ({ entries }) => entries,
  })

/** Returns the latest trades of the market. */
export const useActivities = (): Loadable<readonly Activity[]> => useLoad(activitiesQuery(useServices()))
