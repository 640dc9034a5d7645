import { serverMessageOf, type Profile, type Session, type User } from '@meridian/contract'
import type { Message } from '@meridian/contract/messages/message'
import type { Loadable } from '@meridian/ui/lib/loadable'
import { showToast } from '@meridian/ui/lib/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices, useSession } from '../services/services-context.tsx'
import { profileQuery } from './profile-query.ts'
import { withAvatarAddress } from './session-store.ts'

// A constant object shows the toast only once.
const profileUnread: Message = { key: 'profileUnread' }

/** Asks for the profile. A failure shows one toast, and the call is retried until it succeeds. */
function useProfileQuery(session: Session | null, options: { staleTime?: number } = {}) {
  const query = useQuery({ ...profileQuery(useServices()), enabled: session !== null, ...options })
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
export function useProfile(session: Session | null): Loadable<Profile> {
  const { data, isFetchedAfterMount } = useProfileQuery(session, { staleTime: 0 })
  return data && isFetchedAfterMount
    ? { status: 'ready', data: withAvatarAddress(data.user) }
    : { status: 'loading' }
}

/** Returns the signed-in player. The server is asked, and its answer updates the session. */
export function usePlayer(): User | null {
  const session = useSession()
  useProfileQuery(session)
  return session?.user ?? null
}
