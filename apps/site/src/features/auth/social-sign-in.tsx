import { linkDiscord, linkGoogle, signInWithDiscord, signInWithGoogle } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { AuthScreen } from '@meridian-2117/flows/shared/auth-screen'
import { socialMachine, type ProofAnswer } from '@meridian-2117/flows/social'
import { selectSocialView, socialIntents } from '@meridian-2117/flows/social/view'
import { TakeOverDialog } from '@meridian-2117/ui/dialogs/take-over-dialog'
import type { SignInScreenProps } from '@meridian-2117/ui/screens/sign-in'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { useFlow } from '../../lib/flows/use-flow.ts'
import type { PressedProps } from '../../lib/press-failed.tsx'
import { useServices } from '../../lib/services/services-context.tsx'
import { randomKey } from '../../lib/storage/key-value-store.ts'
import { keepAccount } from './get-account.ts'
import { saveOAuthState } from './discord-oauth.ts'

/** One attempt to sign in or to link, over the screen of its button. */
export interface SignInAttempt {
  number: number
  method: Parameters<SignInScreenProps['onAlternative']>[0]
  screen: AuthScreen
  /** Discord's answer, after the player has returned with one. */
  returned?: ProofAnswer | undefined
}

/** Counts the requests to Google; only the answer to the last one counts. */
let lastRequest = 0

interface AttemptProps extends Pick<PressedProps, 'onEnd'> {
  /** The player is asked something, so that the page waits for nothing. */
  onAsk: () => void
}

interface SocialSignInProps extends PressedProps, AttemptProps {
  attempt: SignInAttempt | undefined
}

/** Runs one attempt at a time. It ends once the player is signed in or has seen the failure. */
export const SocialSignIn = ({ attempt, onAsk, onEnd }: SocialSignInProps) =>
  attempt && <SocialAttempt key={attempt.number} {...attempt} onAsk={onAsk} onEnd={onEnd} />

/**
 * Signs in with Google or Discord, or links them to the account of the profile. The screen stays usable while the player
 * is at the provider. A return shows a spinner at once, which is announced once.
 */
function SocialAttempt({ method, screen, returned, onAsk, onEnd }: SignInAttempt & AttemptProps) {
  const provider = method === 'google' ? 'google' : 'discord'
  const services = useServices()
  const { api, authProviders, sessions, tab } = services
  const navigate = useNavigate()

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

  const { view, onConfirm, onDismiss } = useFlow(socialMachine, {
    input: { provider, screen },
    actors: {
      requestProof: async ({ signal }) => {
        if (returned) return returned
        return provider === 'google' ? askGoogle(signal) : leaveForDiscord()
      },
      signIn: ({ input: { proof }, signal }) =>
        provider === 'google'
          ? api(signInWithGoogle, { body: { token: proof } }, { signal })
          : api(signInWithDiscord, { body: { code: proof } }, { signal }),
      link: async ({ input: { proof }, signal }) =>
        keepAccount(
          services,
          provider === 'google'
            ? await api(linkGoogle, { body: { token: proof } }, { signal })
            : await api(linkDiscord, { body: { code: proof } }, { signal }),
        ),
    },
    view: selectSocialView,
    intents: socialIntents,
  })
  const { status } = view
  useEffect(() => {
    if (status === 'confirming') onAsk()
    if (status !== 'ended') return
    // Discord returns to the page of the sign-in.
    if (returned && screen === 'editProfile') void navigate(paths.editProfile, { replace: true })
    onEnd()
  }, [status, returned, screen, navigate, onAsk, onEnd])
  return (
    <>
      <TakeOverDialog
        takeOver={view.status === 'confirming' ? view : null}
        onConfirm={onConfirm}
        onDismiss={onDismiss}
      />
      <BusyOverlay
        busy={status === 'exchanging' && !returned}
        on={screen === 'editProfile' ? 'link' : 'signIn'}
      />
    </>
  )
}
