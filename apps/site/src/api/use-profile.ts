import { serverMessageOf, type Profile, type Session } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import type { Load } from '@meridian/ui/lib/load'
import { showToast } from '@meridian/ui/lib/toast'
import { useEffect } from 'react'
import { withAvatarAddress } from '../session/avatar-address.ts'
import { useRead } from './use-read.ts'

/** The signed-in player's profile. A failure is told once, and the call is made again until it succeeds (Spec 8). */
export function useProfile(session: Session | null): Load<Profile> {
  const { data, failureReason = null } =
    useRead(({ profile }) => ({ ...profile(), enabled: session !== null })) ?? {}
  const failing = failureReason !== null
  const words = serverMessageOf(failureReason) ?? messages.profileUnread

  useEffect(() => {
    if (failing) showToast({ tone: 'error', text: words, id: 'profile' })
  }, [failing, words])

  return data ? { status: 'ready', data: withAvatarAddress(data.user) } : { status: 'loading' }
}
