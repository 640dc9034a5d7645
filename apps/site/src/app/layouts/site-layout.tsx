import type { Session } from '@meridian/contract'
import { displayName } from '@meridian/contract/rules/display-name'
import { ErrorFallback } from '@meridian/ui/components/error-fallback'
import { SavedItemsContext } from '@meridian/ui/lib/saved-items'
import { SiteHeader, type Account } from '@meridian/ui/sections/site-header'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { showsSearch } from '../../features/search/shows-search.ts'
import { useArrived, useServices, useSession } from '../../lib/services/services-context.tsx'
import { pressDeadEnd } from '../../lib/press-dead-end.ts'

// Visitors have no search, so they do not load it.
const HeaderSearch = lazy(async () => ({
  default: (await import('../../features/search/header-search.tsx')).HeaderSearch,
}))

const SiteFooter = lazy(async () => ({
  default: (await import('@meridian/ui/sections/site-footer')).SiteFooter,
}))

// Always the same, so that its code can come after the page: what is written there is left alone until then.
const footer = (
  <ErrorFallback fallback={null}>
    <Suspense>
      <SiteFooter onDeadEnd={pressDeadEnd} />
    </Suspense>
  </ErrorFallback>
)

/** Header and footer around every page but the secure payment; searching, and the wish to log out (Spec 2, Navigation bar). */
export function SiteLayout() {
  const session = useSession()
  const arrived = useArrived()
  const { sessions, reads } = useServices()
  const saved = useSyncExternalStore(reads.subscribe, () => reads.get()?.saved ?? null, nothing)
  const { pathname } = useLocation()

  return (
    <>
      <SiteHeader
        account={accountOf(session, arrived)}
        onDeadEnd={pressDeadEnd}
        onLogOut={() => sessions.tell({ type: 'logOut.ask' })}
        search={
          (session || !arrived) &&
          showsSearch(pathname) && (
            <ErrorFallback fallback={null}>
              <Suspense>{session && <HeaderSearch />}</Suspense>
            </ErrorFallback>
          )
        }
      />
      <SavedItemsContext value={saved}>
        <Outlet />
      </SavedItemsContext>
      {footer}
    </>
  )
}

const nothing = () => null

function accountOf(session: Session | null, arrived: boolean): Account {
  if (session) return { status: 'signedIn', name: displayName(session.user), avatar: session.user.avatar }
  return { status: arrived ? 'signedOut' : 'unknown' }
}
