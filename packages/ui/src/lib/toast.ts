import { toast } from 'sonner'

/** A short message that comes and goes at the top right (Spec 2; texts in Spec 8). */
export interface Toast {
  tone: 'success' | 'error' | 'info'
  /** May have several lines, one step a line. */
  text: string
  /** How long it stays, in ms; 4000 unless given. */
  durationMs?: number | undefined
  /** Of several toasts with one id only the latest shows, so that a message said twice is seen once. */
  id?: string
}

/** Shows a toast in the `ToastHost` of the page. */
export function showToast({ tone, text, durationMs = 4000, id }: Toast): void {
  toast[tone](text, { duration: durationMs, ...(id ? { id } : {}) })
}
