import type { User } from '@meridian/contract'
import { useEffect } from 'react'
import { useServices, useSession } from '../services/services-context.tsx'
import { useProfileRead } from './use-profile.ts'

/** The signed-in player, as the session has them until the server's profile has gone into it (Spec 7). */
export function usePlayer(): User | null {
  const { sessions } = useServices()
  const session = useSession()
  const profile = useProfileRead(session)
  useEffect(() => {
    if (profile) sessions.update(profile)
  }, [profile, sessions])
  return session?.user ?? null
}
