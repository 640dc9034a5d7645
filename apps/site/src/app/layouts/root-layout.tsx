import { lazyPart } from '@meridian-2117/ui/components/lazy-part'
import { ToastHost } from '@meridian-2117/ui/components/toast-host'
import { focusContent, moveLostFocus } from '@meridian-2117/ui/lib/focus'
import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { placesKey } from '../hydration/restore-scroll.ts'
import { positionKey } from '../../lib/position-key.ts'
import { useHydrated, useSession } from '../../lib/services/services-context.tsx'
import { usePageHandle, usePageTitle } from '../../lib/route-module.ts'

// Few visits return from a payment, so only those load its messages.
const PaymentReturn = lazyPart(
  async () => (await import('../../features/payment/payment-return.tsx')).PaymentReturn,
)

const returnQuery = /[?&](redirect_status|session_id)=/

/** Gives every page, the secure payment included, its toasts, title, scroll restoration and payment return. */
export function RootLayout() {
  usePageChange()
  const hydrated = useHydrated()
  const { search } = useLocation()
  const [returned, setReturned] = useState(false)
  if (hydrated && !returned && returnQuery.test(search)) setReturned(true)
  return (
    <>
      <Outlet />
      <ToastHost />
      <ScrollRestoration getKey={positionKey} storageKey={placesKey} />
      {returned && <PaymentReturn />}
    </>
  )
}

/**
 * Names the page in the tab and moves the focus to its content, so that a screen reader starts there. It does so on
 * another page, and when the focused element disappears with the player.
 */
function usePageChange(): void {
  const { pathname } = useLocation()
  const signedIn = useSession() !== null
  const { title, titledByItem } = usePageHandle()
  usePageTitle(titledByItem ? undefined : title)
  const before = useRef({ pathname, signedIn })

  useEffect(() => {
    const moved = before.current.pathname !== pathname
    const signedOut = before.current.signedIn && !signedIn
    before.current = { pathname, signedIn }
    if (moved) focusContent({ preventScroll: true })
    else if (signedOut) moveLostFocus()
  }, [pathname, signedIn])
}
