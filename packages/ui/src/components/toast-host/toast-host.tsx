import { lazy, Suspense } from 'react'
import { ErrorFallback } from '../error-fallback/error-fallback.tsx'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

// A dialog that opens hides the page from screen readers, but never the surroundings of a live region.
const emptyRegion = <div aria-live="polite" />

/**
 * The region of toasts: at the top right, below the header. One per page; `showToast` fills it. Its code loads right
 * after the first screen, not on demand: a toast may have to report that the server is gone.
 */
export const ToastHost = () => (
  <ErrorFallback fallback={emptyRegion}>
    <Suspense fallback={emptyRegion}>
      <Toaster />
    </Suspense>
  </ErrorFallback>
)
