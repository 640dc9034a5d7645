import { serverMessageOf, type Profile, type Player } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices, useSession } from '../services/services-context.tsx'
import { profileQuery } from './profile-query.ts'

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
  const { data, isFetchedAfterMount, failureReason } = useProfileQuery({ staleTime: 0 })
  const hasPassword = data?.hasPassword
  if (data && isFetchedAfterMount && hasPassword !== undefined)
    return { status: 'ready', data: { ...data, hasPassword } }
  return { status: failureReason === null ? 'loading' : 'failed' }
}

/** Returns the signed-in player, and asks the server for news of them; `null` for a visitor. */
export const usePlayer = (): Player | null => useProfileQuery().data ?? null

/** Returns the signed-in player as far as they are known, without a call; `null` for a visitor. */
export function useKnownPlayer(): Player | null {
  const query = profileQuery(useServices(), useSession()?.player)
  return useQuery({ ...query, enabled: false }).data ?? null
}
