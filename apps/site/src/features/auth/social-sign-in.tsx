import type { ProofAnswer, SocialProvider } from '@meridian/flows/social'
import { useEffect } from 'react'
import { useSocial } from './use-social.ts'
import { Waiting } from '../../lib/busy-overlay.tsx'
import type { WayProps } from './sign-in-method.ts'

interface SocialWayProps extends WayProps {
  provider: SocialProvider
  returned?: ProofAnswer | undefined
}

/**
 * In with Google or Discord. While the provider has the player the screen stays usable, so that nobody is stuck. Over a
 * return lies a spinner from its first moment on, which is said once.
 */
export function SocialWay({ provider, screen, returned, onEnd }: SocialWayProps) {
  const view = useSocial({ provider, screen }, returned)
  useEffect(() => {
    if (view === 'ended') onEnd()
  }, [view, onEnd])
  return view === 'exchanging' && !returned && <Waiting on="signIn" />
}
