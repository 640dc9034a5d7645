import { startTransition, useEffect, useState } from 'react'
import { onToasts } from '../../lib/toast.ts'
import type { ToastList } from './toast-list.tsx'

/**
 * The place where toasts appear: at the top right, below the header (Spec 2). One per page; `showToast` fills it. Its
 * code is loaded once the first screen stands, not when it is needed: what a toast has to say may be that the server is
 * gone.
 */
export function ToastHost() {
  const [List, setList] = useState<typeof ToastList>()

  useEffect(() => {
    const load = () =>
      void import('./toast-list.tsx').then(
        ({ ToastList: loaded }) => startTransition(() => setList(() => loaded)),
        console.error,
      )
    load()
    return onToasts(load)
  }, [])

  // A dialog that opens meanwhile hides the page from screen readers, but never what is around a live region.
  return List ? <List /> : <div aria-live="polite" />
}
