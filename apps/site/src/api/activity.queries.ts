import { readActivities, readUserActivities, type Activity } from '@meridian/contract'
import { activityRows } from '@meridian/contract/rules/activity-age'
import { messages } from '@meridian/contract/rules/messages'
import { mapLoad, type Load } from '@meridian/ui/lib/load'
import { useApi } from '../services/services-context.tsx'
import { callQuery, useLoad, type FailureLog } from './call-query.ts'

const log: FailureLog = { refused: messages.activityRefused, failed: messages.activityFailed }

/** As many rows as every table of activities shows (Spec 9). */
const query = { limit: activityRows }

/** What happened on the market. */
export const useActivities = (): Load<readonly Activity[]> =>
  mapLoad(useLoad(callQuery(useApi(), readActivities, { query }, log)), ({ entries }) => entries)

/** What one player bought; not asked without a user id (Spec 6). */
export const useUserActivities = (userId: string | undefined): Load<readonly Activity[]> =>
  mapLoad(
    useLoad({
      ...callQuery(useApi(), readUserActivities, { params: { userId: userId ?? '' }, query }, log),
      enabled: userId !== undefined,
    }),
    ({ entries }) => entries,
  )
