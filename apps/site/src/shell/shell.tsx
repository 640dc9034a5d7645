import { displayName } from '@meridian/contract/rules/display-name'
import { paths } from '@meridian/contract/rules/paths'
import { messages } from '@meridian/flows/shared/messages'
import { showToast } from '@meridian/ui/lib/toast'
import { SiteFooter } from '@meridian/ui/sections/site-footer'
import { SiteHeader } from '@meridian/ui/sections/site-header'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { useSession, useSessionStore } from '../session/session-context.ts'
import { pressDeadEnd } from './dead-ends.ts'

// Loaded when the player asks for it: the first view needs no dialog.
const LogOutDialog = lazy(async () => ({
  default: (await import('@meridian/ui/dialogs/log-out-dialog')).LogOutDialog,
}))

/** Header and footer around every page but the secure payment; logging out (Spec 2, Navigation bar). */
export function Shell() {
  const session = useSession()
  const sessions = useSessionStore()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<'no' | 'asked' | 'answered'>('no')

  const logOut = () => {
    setLeaving('answered')
    sessions.signOut()
    queries.removeQueries({ queryKey: ['history'] })
    showToast({ tone: 'success', text: messages.logOutSucceeded })
    void navigate(paths.signIn)
  }

  return (
    <>
      <SiteHeader
        account={session ? { status: 'signedIn', name: displayName(session.user) } : { status: 'signedOut' }}
        onDeadEnd={pressDeadEnd}
        onLogOut={() => setLeaving('asked')}
      />
      <Outlet />
      <SiteFooter onDeadEnd={pressDeadEnd} />
      {leaving !== 'no' && (
        <Suspense>
          <LogOutDialog
            open={leaving === 'asked'}
            onCancel={() => setLeaving('answered')}
            onLogOut={logOut}
          />
        </Suspense>
      )}
    </>
  )
}
