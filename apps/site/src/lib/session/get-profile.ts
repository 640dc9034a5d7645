import { readProfile, serverMessageOf, type Player, type Profile } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { playerKey, useWaitStatus } from '../api/queries.ts'
import type { Services } from '../services/services.ts'
import { useServices, useSession } from '../services/services-context.tsx'

/** A player as the session knows them, with the rest of the profile once the server has answered. */
type KnownPlayer = Player & Partial<Pick<Profile, 'bio' | 'hasPassword'>>

/**
 * Reads the signed-in player. It begins with the session's player; the server's answer adds the rest of the
 * profile. Each answer updates the session, unless the session has changed since the call.
 */
export const profileQuery = ({ api, sessions, apiBase }: Services, player: Player | undefined) =>
  queryOptions({
    queryKey: playerKey(player?.id, 'profile'),
    queryFn: async ({ signal }): Promise<KnownPlayer> => {
      const before = sessions.get()
      const answer = await api(readProfile, {}, { signal })
      if (sessions.get() === before) sessions.update(answer.player)
      return answer.player
    },
    initialData: (): KnownPlayer | undefined => player,
    initialDataUpdatedAt: 0,
    select: (known) => {
      // Another tab may have written a newer record.
      const current: KnownPlayer = player ? { ...known, ...player } : known
      // The server sends a relative address, and may be on another origin.
      return current.avatar?.startsWith('/') ? { ...current, avatar: apiBase + current.avatar } : current
    },
  })

// A constant object shows the toast only once.
const profileUnread: Message = { key: 'profileUnread' }

/** Asks for the profile. A failure shows one toast, and the call is retried until it succeeds. */
function useProfileQuery(options: { staleTime?: number } = {}) {
  const player = useSession()?.player
  const query = useQuery({
    ...profileQuery(useServices(), player),
    enabled: player !== undefined,
    ...options,
  })
  const failing = query.failureReason !== null
  const message = serverMessageOf(query.failureReason) ?? profileUnread
  useEffect(() => {
    if (failing) showToast({ tone: 'error', message, id: 'profile' })
  }, [failing, message])
  return query
}

/**
 * Returns the signed-in player's profile. It is read when its form opens, as another tab may have saved a newer one.
 */
export function useProfile(): Loadable<Profile> {
  const { data, isFetchedAfterMount, isEnabled } = useProfileQuery({ staleTime: 0 })
  const hasPassword = data?.hasPassword
  const ready = data && isFetchedAfterMount && hasPassword !== undefined
  const status = useWaitStatus(isEnabled && !ready)
  return ready ? { status: 'ready', data: { ...data, hasPassword } } : { status }
}

/** Returns the signed-in player, and asks the server for news of them; `null` for a visitor. */
export const usePlayer = (): Player | null => useProfileQuery().data ?? null

/** Returns the signed-in player as far as they are known, without a call; `null` for a visitor. */
export function useKnownPlayer(): Player | null {
  const query = profileQuery(useServices(), useSession()?.player)
  return useQuery({ ...query, enabled: false }).data ?? null
}
