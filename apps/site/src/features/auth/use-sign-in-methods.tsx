import type { AuthScreen } from '@meridian-2117/flows/shared/auth-screen'
import { lazyPart } from '@meridian-2117/ui/components/lazy-part'
import type { SignInScreenProps } from '@meridian-2117/ui/screens/sign-in'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { PressFailed } from '../../lib/press-failed.tsx'
import { useHydrated, useServices } from '../../lib/services/services-context.tsx'
import { forgetOAuthState, readDiscordReturn } from './discord-oauth.ts'
import type { SignInAttempt } from './social-sign-in.tsx'

const SocialSignIn = lazyPart(async () => (await import('./social-sign-in.tsx')).SocialSignIn, {
  failed: PressFailed,
})

const WalletSignIn = lazyPart(async () => (await import('./wallet-sign-in.tsx')).WalletSignIn, {
  failed: PressFailed,
})

export interface SignInMethods extends Pick<SignInScreenProps, 'onAlternative' | 'walletLink'> {
  method: ReactNode
}

/**
 * Runs the three other sign-in methods of an account screen, and the return from Discord. On the profile they link.
 * Another press starts again and drops the previous attempt.
 */
export function useSignInMethods(screen: AuthScreen): SignInMethods {
  const { authProviders, tab } = useServices()
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [discordReturn] = useState(() => readDiscordReturn(search, tab))
  const [attempt, setAttempt] = useState<SignInAttempt | undefined>(
    discordReturn
      ? { number: 1, method: 'discord', screen: discordReturn.screen, returned: discordReturn.answer }
      : undefined,
  )
  const [walletMissing, setWalletMissing] = useState(false)
  const onEnd = useCallback(() => setAttempt(undefined), [])
  // The attempt goes on, without the spinner of a return.
  const onAsk = useCallback(() => setAttempt((current) => current && { ...current, returned: undefined }), [])
  const isWallet = attempt?.method === 'metamask'
  const social = isWallet ? undefined : attempt
  useEffect(() => void authProviders.prepareGoogle().catch(() => undefined), [authProviders])

  useEffect(() => {
    if (!discordReturn) return
    // The code is secret and valid once.
    void navigate(pathname, { replace: true })
    forgetOAuthState(tab)
    // oxlint-disable-next-line react/exhaustive-deps -- a return happens once, when the page is opened
  }, [])

  return {
    walletLink: walletMissing && matchMedia('(pointer: coarse)').matches ? inMetaMask(pathname) : undefined,
    onAlternative: (method) => setAttempt({ number: (attempt?.number ?? 0) + 1, method, screen }),
    // A prerendered page knows no return.
    method: hydrated && (
      <>
        <BusyOverlay
          busy={attempt?.returned !== undefined}
          on={attempt?.screen === 'editProfile' ? 'link' : 'signIn'}
        />
        {/* A popup needs a recent user gesture, so nothing may be fetched between press and popup. */}
        <SocialSignIn pressed={social !== undefined} attempt={social} onAsk={onAsk} onEnd={onEnd} />
        {isWallet && (
          <WalletSignIn
            key={attempt.number}
            pressed
            screen={screen}
            onEnd={onEnd}
            onWalletMissing={() => setWalletMissing(true)}
          />
        )}
      </>
    ),
  }
}

/** Returns the address that opens a page of this site in MetaMask on a phone, or MetaMask in the shop. */
const inMetaMask = (path: string): string => `https://metamask.app.link/dapp/${location.host}${path}`
