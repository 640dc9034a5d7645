import { signInWithDiscord, signInWithGoogle } from '@meridian/contract'
import { socialMachine } from '@meridian/flows/social'
import { selectSocialView } from '@meridian/flows/social/view'
import { showToast } from '@meridian/ui/lib/toast'
import { useEffect } from 'react'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { randomKey } from '../../lib/storage/key-value-store.ts'
import { saveOAuthState } from './discord-oauth.ts'
import type { SignInMethodProps } from './use-sign-in-methods.tsx'

/** Counts the requests to Google; only the answer to the last one counts. */
let lastRequest = 0

/**
 * Signs in with Google or Discord. The screen stays usable while the player is at the provider. A return shows a
 * spinner at once, which is announced once.
 */
export function SocialSignIn({ method, screen, returned, onEnd }: SignInMethodProps) {
  const provider = method === 'google' ? 'google' : 'discord'
  const { api, authProviders, sessions, tab } = useServices()

  const leaveForDiscord = () => {
    const state = randomKey()
    saveOAuthState(tab, { state, screen })
    return authProviders.leaveForDiscord(state)
  }

  // Google's popup stays open when its player goes to another page, where no flow waits for the answer.
  const askGoogle = async (signal: AbortSignal) => {
    lastRequest += 1
    const request = lastRequest
    const answer = await authProviders.requestGoogleToken()
    if (signal.aborted && request === lastRequest && !sessions.get())
      showToast({ tone: 'error', message: { key: 'googleLeft' } })
    return answer
  }

  const { view } = useFlow(socialMachine, {
    input: { provider, screen },
    actors: {
      requestProof: async (_input, signal) => {
        if (returned) return returned
        return provider === 'google' ? askGoogle(signal) : leaveForDiscord()
      },
      signIn: ({ proof }, signal) =>
        provider === 'google'
          ? api(signInWithGoogle, { body: { token: proof } }, { signal })
          : api(signInWithDiscord, { body: { code: proof } }, { signal }),
    },
    view: selectSocialView,
  })
  useEffect(() => {
    if (view === 'ended') onEnd()
  }, [view, onEnd])
  return <BusyOverlay busy={view === 'exchanging' && !returned} on="signIn" />
}
