import type { AuthScreen } from '@meridian/flows/shared/auth-screen'
import { showToast } from '@meridian/ui/lib/toast'
import type { SignInScreenProps } from '@meridian/ui/screens/sign-in'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '../../lib/services/services-context.tsx'
import { Waiting } from '../../lib/busy-overlay.tsx'
import { forgetDeparture, readDiscordReturn, type DiscordReturn } from './discord-callback.ts'
import type { WayProps } from './sign-in-method.ts'

type AuthMethod = Parameters<SignInScreenProps['onAlternative']>[0]

export interface Ways extends Pick<SignInScreenProps, 'onAlternative'> {
  /** What the way that is being taken shows, over the screen. */
  way: ReactNode
}

/** Draws a way that has been loaded. */
type DrawWay = (props: WayProps) => ReactNode

const loadSocialWay = () => import('./social-sign-in.tsx')

async function loadWay(method: AuthMethod, returned?: DiscordReturn): Promise<DrawWay> {
  if (method === 'metamask') {
    const { WalletWay } = await import('./wallet-sign-in.tsx')
    return (props) => <WalletWay {...props} />
  }
  const { SocialWay } = await loadSocialWay()
  return (props) => <SocialWay provider={method} returned={returned?.answer} {...props} />
}

/**
 * The three other ways in of an account screen, and the return from one of them (Spec 2 and 4). The code of each is
 * loaded when it is pressed, Google's before; pressing again begins anew, and the try before counts no more.
 */
export function useWays(screen: AuthScreen): Ways {
  const { gates, tab } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [returned] = useState(() => readDiscordReturn(search, tab))
  const [returning, setReturning] = useState(returned !== null)
  const [taken, setTaken] = useState<{ attempt: number; draw: DrawWay; screen: AuthScreen }>()
  const attempts = useRef(0)

  const take = useCallback((method: AuthMethod, from: AuthScreen, back?: DiscordReturn) => {
    attempts.current += 1
    const attempt = attempts.current
    const isLatest = () => attempts.current === attempt
    setReturning(back !== undefined)
    loadWay(method, back).then(
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
    for (const load of [loadSocialWay, gates.prepareGoogle]) load().catch(() => undefined)
  }, [gates])

  useEffect(() => {
    if (!returned) return
    // The code is nobody's business, and good once.
    void navigate(pathname, { replace: true })
    forgetDeparture(tab)
    take('discord', returned.screen, returned)
    // oxlint-disable-next-line react/exhaustive-deps -- a return happens once, when the page is opened
  }, [])

  const onEnd = useCallback(() => {
    setTaken(undefined)
    setReturning(false)
  }, [])
  return {
    onAlternative: (method) => take(method, screen),
    way: (
      <>
        {returning && <Waiting on="signIn" />}
        {taken && <Taken key={taken.attempt} {...taken} onEnd={onEnd} />}
      </>
    ),
  }
}

/** One try of one way. */
const Taken = ({ draw, ...props }: WayProps & { draw: DrawWay }) => draw(props)
