import type { AuthScreen } from '@meridian/flows/shared/auth-screen'
import { showToast } from '@meridian/ui/lib/toast'
import type { SignInScreenProps } from '@meridian/ui/screens/sign-in'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '../../lib/services/services-context.tsx'
import { loadCode } from '../../lib/load-code.ts'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { forgetOAuthState, readDiscordReturn, type DiscordReturn } from './discord-callback.ts'

/** A sign-in method at work, on top of the account screen. */
export interface SignInMethodProps {
  screen: AuthScreen
  /** Called when the player is in, or has been told why not: the screen is theirs again. */
  onEnd: () => void
}

type AuthMethod = Parameters<SignInScreenProps['onAlternative']>[0]

export interface SignInMethods extends Pick<SignInScreenProps, 'onAlternative'> {
  /** The method at work, over the screen. */
  method: ReactNode
}

/** Renders a method that has been loaded. */
type RenderMethod = (props: SignInMethodProps) => ReactNode

const loadSocial = () => import('./social-sign-in.tsx')

async function loadMethod(method: AuthMethod, returned?: DiscordReturn): Promise<RenderMethod> {
  if (method === 'metamask') {
    const { WalletSignIn } = await import('./wallet-sign-in.tsx')
    return (props) => <WalletSignIn {...props} />
  }
  const { SocialSignIn } = await loadSocial()
  return (props) => <SocialSignIn provider={method} returned={returned?.answer} {...props} />
}

/**
 * The three other sign-in methods of an account screen, and the return from Discord (Spec 2 and 4). The code of each is
 * loaded when it is pressed, Google's before; another press starts again and drops the attempt before it.
 */
export function useSignInMethods(screen: AuthScreen): SignInMethods {
  const { authProviders, tab } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [returned] = useState(() => readDiscordReturn(search, tab))
  const [returning, setReturning] = useState(returned !== null)
  const [taken, setTaken] = useState<{ attempt: number; draw: RenderMethod; screen: AuthScreen }>()
  const attempts = useRef(0)

  const take = useCallback((method: AuthMethod, from: AuthScreen, back?: DiscordReturn) => {
    attempts.current += 1
    const attempt = attempts.current
    const isLatest = () => attempts.current === attempt
    setReturning(back !== undefined)
    loadCode(() => loadMethod(method, back)).then(
      (draw) => isLatest() && setTaken({ attempt, draw, screen: from }),
      () => {
        if (!isLatest()) return
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
    if (!returned) return
    // The code is nobody's business, and good once.
    void navigate(pathname, { replace: true })
    forgetOAuthState(tab)
    take('discord', returned.screen, returned)
    // oxlint-disable-next-line react/exhaustive-deps -- a return happens once, when the page is opened
  }, [])

  const onEnd = useCallback(() => {
    setTaken(undefined)
    setReturning(false)
  }, [])
  return {
    onAlternative: (method) => take(method, screen),
    method: (
      <>
        {returning && <BusyOverlay on="signIn" />}
        {taken && <Taken key={taken.attempt} {...taken} onEnd={onEnd} />}
      </>
    ),
  }
}

/** One attempt with one method. */
const Taken = ({ draw, ...props }: SignInMethodProps & { draw: RenderMethod }) => draw(props)
