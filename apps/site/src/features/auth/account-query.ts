import { ApiError, type Account } from '@meridian-2117/contract'
import { queryOptions } from '@tanstack/react-query'
import { loadCalls, playerKey } from '../../lib/api/query-client.ts'
import type { Services } from '../../lib/services/services.ts'

/** Reads the account of the signed-in player; `null` from a server without the call. */
export const accountQuery = ({ api }: Services, playerId: string | undefined) =>
  queryOptions({
    queryKey: playerKey(playerId, 'account'),
    queryFn: async ({ signal }): Promise<Account | null> => {
      const { readAccount } = await loadCalls()
      return api(readAccount, {}, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      })
    },
  })

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
