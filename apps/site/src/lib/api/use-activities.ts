import type { Activity } from '@meridian/contract'
import { mapLoad, type Load } from '@meridian/ui/lib/load'
import { useLoad } from './use-read.ts'

/** What happened on the market. */
export const useActivities = (): Load<readonly Activity[]> =>
  mapLoad(
    useLoad(({ activities }) => activities()),
    ({ entries }) => entries,
  )

/** What one player bought; not asked without a user id (Spec 6). */
export const useUserActivities = (userId: string | undefined): Load<readonly Activity[]> =>
  mapLoad(
    useLoad(({ userActivities }) => ({ ...userActivities(userId ?? ''), enabled: userId !== undefined })),
    ({ entries }) => entries,
  )
