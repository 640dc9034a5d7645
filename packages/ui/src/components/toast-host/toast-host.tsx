import { useEffect, useSyncExternalStore } from 'react'
import { getToaster, loadToaster, subscribeToToaster } from '../../lib/toast.ts'

/**
 * The region of toasts: at the top right, below the header. One per page; `showToast` fills it. Its code loads right
 * after the first screen, not on demand: a toast may have to report that the server is gone.
 */
export function ToastHost() {
  const loaded = useSyncExternalStore(subscribeToToaster, getToaster, () => undefined)
  useEffect(() => void loadToaster().catch(console.error), [])
  // A dialog that opens hides the page from screen readers, but never the surroundings of a live region.
  return loaded ? <loaded.Toaster /> : <div aria-live="polite" />
}
