import type { AuthScreen } from '@meridian/flows/shared/auth-screen'
import type { ProofAnswer } from '@meridian/flows/social'
import { showToast } from '@meridian/ui/lib/toast'
import type { SignInScreenProps } from '@meridian/ui/screens/sign-in'
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { loadCode } from '../../lib/load-code.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { forgetOAuthState, readDiscordReturn } from './discord-oauth.ts'

type AuthMethod = Parameters<SignInScreenProps['onAlternative']>[0]

/** One attempt to sign in with one method, on top of the account screen. */
export interface SignInMethodProps {
  method: AuthMethod
  screen: AuthScreen
  /** Discord's answer, once the player has come back with one. */
  returned?: ProofAnswer | undefined
  /** Called when the player is in, or has been told why not: the screen is theirs again. */
  onEnd: () => void
}

const loadSocial = async () => (await import('./social-sign-in.tsx')).SocialSignIn
const loadWallet = async () => (await import('./wallet-sign-in.tsx')).WalletSignIn
const loaders = { google: loadSocial, discord: loadSocial, metamask: loadWallet }

interface Attempt extends Omit<SignInMethodProps, 'onEnd'> {
  number: number
  Method: ComponentType<SignInMethodProps>
}

export interface SignInMethods extends Pick<SignInScreenProps, 'onAlternative'> {
  /** The method at work, over the screen. */
  method: ReactNode
}

/**
 * The three other sign-in methods of an account screen, and the return from Discord. The code of each is loaded when
 * it is pressed, Google's before; another press starts again and drops the attempt before it.
 */
export function useSignInMethods(screen: AuthScreen): SignInMethods {
  const { authProviders, tab } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [discordReturn] = useState(() => readDiscordReturn(search, tab))
  const [returning, setReturning] = useState(discordReturn !== null)
  const [attempt, setAttempt] = useState<Attempt>()
  const attempts = useRef(0)

  const start = useCallback((method: AuthMethod, from: AuthScreen, returned?: ProofAnswer) => {
    attempts.current += 1
    const number = attempts.current
    setReturning(returned !== undefined)
    loadCode<ComponentType<SignInMethodProps>>(loaders[method]).then(
      (Method) =>
        attempts.current === number && setAttempt({ number, Method, method, screen: from, returned }),
      () => {
        if (attempts.current !== number) return
        setReturning(false)
        showToast({ tone: 'error', message: { key: 'somethingWentWrong' } })
      },
    )
  }, [])

  // Browsers open a window for a press of a moment ago alone: nothing may have to be fetched in between.
  useEffect(() => {
    for (const load of [loadSocial, authProviders.prepareGoogle]) load().catch(() => undefined)
  }, [authProviders])

  useEffect(() => {
    if (!discordReturn) return
    // The code is nobody's business, and good once.
    void navigate(pathname, { replace: true })
    forgetOAuthState(tab)
    start('discord', discordReturn.screen, discordReturn.answer)
    // oxlint-disable-next-line react/exhaustive-deps -- a return happens once, when the page is opened
  }, [])

  const onEnd = useCallback(() => {
    setAttempt(undefined)
    setReturning(false)
  }, [])
  return {
    onAlternative: (method) => start(method, screen),
    method: (
      <>
        <BusyOverlay busy={returning} on="signIn" />
        {attempt && <attempt.Method key={attempt.number} {...attempt} onEnd={onEnd} />}
      </>
    ),
  }
}
