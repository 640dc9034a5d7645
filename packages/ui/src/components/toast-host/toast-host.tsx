import { latePart } from '../late-part/late-part.tsx'

// A dialog that opens hides the page from screen readers, but never the surroundings of a live region.
const emptyRegion = () => <div aria-live="polite" />

/**
 * The region of toasts: at the top right, below the header. One per page; `showToast` fills it. Its code loads right
 * after the first screen, not on demand: a toast may have to report that the server is gone.
 */
export const ToastHost = latePart(async () => (await import('./toaster.tsx')).Toaster, {
  loading: emptyRegion,
  failed: emptyRegion,
})
