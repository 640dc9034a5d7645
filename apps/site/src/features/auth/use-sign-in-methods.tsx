import type { AuthScreen } from '@meridian/flows/shared/auth-screen'
import type { ProofAnswer } from '@meridian/flows/social'
import type { SignInScreenProps } from '@meridian/ui/screens/sign-in'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { useServices } from '../../lib/services/services-context.tsx'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { forgetOAuthState, readDiscordReturn } from './discord-oauth.ts'

type AuthMethod = Parameters<SignInScreenProps['onAlternative']>[0]

/** Props of one attempt to sign in, over the account screen. */
export interface SignInMethodProps {
  method: AuthMethod
  screen: AuthScreen
  /** Discord's answer, after the player has returned with one. */
  returned?: ProofAnswer | undefined
  /** Called once the player is signed in or has seen the failure, so the screen is usable again. */
  onEnd: () => void
  onWalletMissing: () => void
}

const loadSocial = () => import('./social-sign-in.tsx')
const loadWallet = () => import('./wallet-sign-in.tsx')

interface Attempt extends Omit<SignInMethodProps, 'onEnd' | 'onWalletMissing'> {
  number: number
}

export interface SignInMethods extends Pick<SignInScreenProps, 'onAlternative' | 'walletLink'> {
  method: ReactNode
}

/**
 * Runs the three other sign-in methods of an account screen, and the return from Discord. Another press starts again
 * and drops the previous attempt.
 */
export function useSignInMethods(screen: AuthScreen): SignInMethods {
  const { authProviders, tab } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [discordReturn] = useState(() => readDiscordReturn(search, tab))
  const [attempt, setAttempt] = useState<Attempt | undefined>(
    discordReturn
      ? { number: 1, method: 'discord', screen: discordReturn.screen, returned: discordReturn.answer }
      : undefined,
  )
  const [walletMissing, setWalletMissing] = useState(false)
  const onEnd = useCallback(() => setAttempt(undefined), [])
  const presses = attempt?.number ?? 0
  const isWallet = attempt?.method === 'metamask'
  // A popup needs a recent user gesture, so nothing may be fetched between press and popup.
  const social = useLazyModule(loadSocial, {
    enabled: true,
    presses: isWallet ? 0 : presses,
    onFailure: onEnd,
  })
  const wallet = useLazyModule(loadWallet, { enabled: isWallet, presses, onFailure: onEnd })
  useEffect(() => void authProviders.prepareGoogle().catch(() => undefined), [authProviders])

  useEffect(() => {
    if (!discordReturn) return
    // The code is secret and valid once.
    void navigate(pathname, { replace: true })
    forgetOAuthState(tab)
    // oxlint-disable-next-line react/exhaustive-deps -- a return happens once, when the page is opened
  }, [])

  const Method = isWallet ? wallet?.WalletSignIn : social?.SocialSignIn
  return {
    walletLink: walletMissing && matchMedia('(pointer: coarse)').matches ? inMetaMask(pathname) : undefined,
    onAlternative: (method) => setAttempt({ number: presses + 1, method, screen }),
    method: (
      <>
        <BusyOverlay busy={attempt?.returned !== undefined} on="signIn" />
        {attempt && Method && (
          <Method
            key={attempt.number}
            {...attempt}
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
