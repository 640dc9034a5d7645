import { serverMessageOf, type Profile, type Session } from '@meridian/contract'
import type { Message } from '@meridian/contract/rules/message'
import type { Load } from '@meridian/ui/lib/load'
import { showToast } from '@meridian/ui/lib/toast'
import { useEffect } from 'react'
import { withAvatarAddress } from '../session/avatar-address.ts'
import { useRead } from './use-read.ts'

// One object, so that it is told once.
const profileUnread: Message = { key: 'profileUnread' }

/** The signed-in player's profile. A failure is told once, and the call is made again until it succeeds (Spec 8). */
export function useProfile(session: Session | null): Load<Profile> {
  const user = useProfileRead(session)
  return user ? { status: 'ready', data: withAvatarAddress(user) } : { status: 'loading' }
}

/** The profile as the server sends it, once it has come. */
export function useProfileRead(session: Session | null): Profile | undefined {
  const { data, failureReason = null } =
    useRead(({ profile }) => ({ ...profile(), enabled: session !== null })) ?? {}
  const failing = failureReason !== null
  const message = serverMessageOf(failureReason) ?? profileUnread

  useEffect(() => {
    if (failing) showToast({ tone: 'error', message, id: 'profile' })
  }, [failing, message])

  return data?.user
}
