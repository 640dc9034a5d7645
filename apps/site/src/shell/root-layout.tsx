import { ToastHost } from '@meridian/ui/components/toast-host'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { usePageChange } from './use-page-change.ts'
import { useSessionReturn } from './use-session-return.ts'

/** What every page has, the secure payment included: toasts at the top right, titles, scrolling, returns. */
export function RootLayout() {
  usePageChange()
  useSessionReturn()
  return (
    <>
      <Outlet />
      <ToastHost />
      <ScrollRestoration />
    </>
  )
}
