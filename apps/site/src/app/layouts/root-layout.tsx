import { ErrorFallback } from '@meridian/ui/components/error-fallback'
import { ToastHost } from '@meridian/ui/components/toast-host'
import { LinkProvider } from '@meridian/ui/lib/links'
import { lazy, Suspense, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { loadCode } from '../../lib/load-code.ts'
import { routerLinks } from '../../lib/router-links.tsx'
import { usePageChange } from '../use-page-change.ts'

// Few visits come back from a payment, so the others do not load what they would say then.
const PaymentReturn = lazy(async () => ({
  default: (await loadCode(() => import('../../features/payment/payment-return.tsx'))).PaymentReturn,
}))

const returnQuery = /[?&](redirect_status|session_id)=/

/** Gives every page, the secure payment included, its toasts, title, scroll restoration and payment return. */
export function RootLayout() {
  usePageChange()
  const { search } = useLocation()
  const [returned, setReturned] = useState(false)
  if (!returned && returnQuery.test(search)) setReturned(true)
  return (
    <LinkProvider value={routerLinks}>
      <Outlet />
      <ToastHost />
      <ScrollRestoration />
      {returned && (
        <ErrorFallback fallback={null}>
          <Suspense>
            <PaymentReturn />
          </Suspense>
        </ErrorFallback>
      )}
    </LinkProvider>
  )
}
