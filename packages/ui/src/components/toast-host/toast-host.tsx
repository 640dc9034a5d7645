import { useEffect, useSyncExternalStore } from 'react'
import { getToaster, loadToaster, subscribeToToaster } from '../../lib/toast.ts'

/**
 * The place where toasts appear: at the top right, below the header. One per page; `showToast` fills it. Its code is
 * loaded once the first screen stands, not when it is needed: what a toast has to say may be that the server is gone.
 */
export function ToastHost() {
  const loaded = useSyncExternalStore(subscribeToToaster, getToaster, () => undefined)
  useEffect(() => void loadToaster().catch(console.error), [])
  // A dialog that opens meanwhile hides the page from screen readers, but never what is around a live region.
  return loaded ? <loaded.Toaster /> : <div aria-live="polite" />
}
