import { ApiError, readAccount, type Account } from '@meridian-2117/contract'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { queryOptions } from '@tanstack/react-query'
import { playerKey, useLoad } from '../../lib/api/queries.ts'
import { useServices, useSession } from '../../lib/services/services-context.tsx'
import type { Services } from '../../lib/services/services.ts'

/** Reads the account of a player; `null` from a server without the call. */
const accountQuery = ({ api }: Services, playerId: string | undefined) =>
  queryOptions({
    queryKey: playerKey(playerId, 'account'),
    queryFn: ({ signal }): Promise<Account | null> =>
      api(readAccount, {}, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  })

/** Returns the account of the signed-in player; makes no call for a visitor. */
export function useOwnAccount(): Loadable<Account | null> {
  const playerId = useSession()?.player.id
  return useLoad({ ...accountQuery(useServices(), playerId), enabled: playerId !== undefined })
}

/** Shows a changed account at once, and reads the profile again, since its id line names the linked accounts. */
export function keepAccount(services: Services, account: Account): void {
  const { queryClient } = services
  const playerId = services.sessions.get()?.player.id
  const { queryKey } = accountQuery(services, playerId)
  // What was asked for before the change would come after it, and undo it.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, account)
  void queryClient.invalidateQueries({ queryKey: playerKey(playerId, 'profile') })
}
