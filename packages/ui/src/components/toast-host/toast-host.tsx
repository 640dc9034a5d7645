import { useEffect, useState } from 'react'
import { onToasts } from '../../lib/toast.ts'
import type { ToastList } from './toast-list.tsx'

/**
 * The place where toasts appear: at the top right, below the header (Spec 2). One per page; `showToast` fills it. Its
 * code is loaded at the first press or key, as most toasts answer one, or else by the first toast.
 */
export function ToastHost() {
  const [List, setList] = useState<typeof ToastList>()

  useEffect(() => {
    const load = () =>
      void import('./toast-list.tsx').then(({ ToastList: loaded }) => setList(() => loaded), console.error)
    const leaving = new AbortController()
    const once = { once: true, signal: leaving.signal }
    addEventListener('pointerdown', load, once)
    addEventListener('keydown', load, once)
    const stopListening = onToasts(load)
    return () => {
      leaving.abort()
      stopListening()
    }
  }, [])

  // A dialog that opens meanwhile hides the page from screen readers, but never what is around a live region.
  return List ? <List /> : <div aria-live="polite" />
}
