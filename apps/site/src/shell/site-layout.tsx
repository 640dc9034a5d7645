import type { Session } from '@meridian/contract'
import { displayName } from '@meridian/contract/rules/display-name'
import { paths } from '@meridian/contract/rules/paths'
import { messages } from '@meridian/contract/rules/messages'
import { ErrorFallback } from '@meridian/ui/components/error-fallback'
import type { LogOutDialog } from '@meridian/ui/dialogs/log-out-dialog'
import { showToast } from '@meridian/ui/lib/toast'
import { SiteFooter } from '@meridian/ui/sections/site-footer'
import { SiteHeader, type Account } from '@meridian/ui/sections/site-header'
import { lazy, Suspense, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { showsSearch } from '../search/shows-search.ts'
import { useArrived, useServices, useSession } from '../services/services-context.tsx'
import { pressDeadEnd } from './dead-ends.ts'

// Visitors have no search, so they do not load it.
const HeaderSearch = lazy(async () => ({
  default: (await import('../search/header-search.tsx')).HeaderSearch,
}))

/** Header and footer around every page but the secure payment; searching and logging out (Spec 2, Navigation bar). */
export function SiteLayout() {
  const session = useSession()
  const arrived = useArrived()
  const { sessions } = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Loaded when the player asks for it: the first view needs no dialog.
  const [Dialog, setDialog] = useState<typeof LogOutDialog>()
  // Where the player asked; elsewhere, or signed out from another tab, the question has no meaning.
  const [askedAt, setAskedAt] = useState<string | null>(null)

  const ask = () => {
    setAskedAt(pathname)
    import('@meridian/ui/dialogs/log-out-dialog').then(
      (loaded) => setDialog(() => loaded.LogOutDialog),
      () => showToast({ tone: 'error', text: messages.somethingWentWrong }),
    )
  }

  const logOut = () => {
    setAskedAt(null)
    sessions.signOut()
    showToast({ tone: 'success', text: messages.logOutSucceeded })
    void navigate(paths.signIn)
  }

  return (
    <>
      <SiteHeader
        account={accountOf(session, arrived)}
        onDeadEnd={pressDeadEnd}
        onLogOut={ask}
        search={
          (session || !arrived) &&
          showsSearch(pathname) && (
            <ErrorFallback fallback={null}>
              <Suspense>{session && <HeaderSearch />}</Suspense>
            </ErrorFallback>
          )
        }
      />
      <Outlet />
      <SiteFooter onDeadEnd={pressDeadEnd} />
      {Dialog && (
        <Dialog
          open={askedAt === pathname && session !== null}
          onDismiss={() => setAskedAt(null)}
          onLogOut={logOut}
        />
      )}
    </>
  )
}

function accountOf(session: Session | null, arrived: boolean): Account {
  if (session) return { status: 'signedIn', name: displayName(session.user), avatar: session.user.avatar }
  return { status: arrived ? 'signedOut' : 'unknown' }
}
