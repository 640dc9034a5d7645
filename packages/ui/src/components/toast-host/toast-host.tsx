import { lazyPart } from '../lazy-part/lazy-part.tsx'

// A dialog that opens hides the page from screen readers, but never the surroundings of a live region.
const EmptyRegion = () => <div aria-live="polite" />

/**
 * The region of toasts: at the top right, below the header. One per page; `showToast` fills it. Its code loads right
 * after the first screen, not on demand: a toast may have to report that the server is gone.
 */
export const ToastHost = lazyPart(async () => (await import('./toaster.tsx')).Toaster, {
  loading: EmptyRegion,
  failed: EmptyRegion,
})
