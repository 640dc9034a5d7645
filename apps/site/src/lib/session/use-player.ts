import { serverMessageOf, type Profile, type Session, type User } from '@meridian/contract'
import type { Message } from '@meridian/contract/rules/message'
import type { Load } from '@meridian/ui/lib/load'
import { showToast } from '@meridian/ui/lib/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices, useSession } from '../services/services-context.tsx'
import { withAvatarAddress } from './session-store.ts'

// One object, so that the toast is shown once.
const profileUnread: Message = { key: 'profileUnread' }

/** The profile from the server. A failure shows one toast, and the call is retried until it succeeds. */
function useServerProfile(session: Session | null): Profile | undefined {
  const { queries } = useServices()
  const { data, failureReason } = useQuery({ ...queries.profile(), enabled: session !== null })
  const failing = failureReason !== null
  const message = serverMessageOf(failureReason) ?? profileUnread
  useEffect(() => {
    if (failing) showToast({ tone: 'error', message, id: 'profile' })
  }, [failing, message])
  return data?.user
}

/** The signed-in player's profile. */
export function useProfile(session: Session | null): Load<Profile> {
  const user = useServerProfile(session)
  return user ? { status: 'ready', data: withAvatarAddress(user) } : { status: 'loading' }
}

/** The signed-in player: the session's data until the server's profile has updated it. */
export function usePlayer(): User | null {
  const { sessions } = useServices()
  const session = useSession()
  const profile = useServerProfile(session)
  useEffect(() => {
    if (profile) sessions.update(profile)
  }, [profile, sessions])
  return session?.user ?? null
}
