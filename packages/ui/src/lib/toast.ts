import type { Message, MessageLinesKey } from '@meridian/contract/rules/message'

/** A short message that comes and goes at the top right (Spec 2; texts in Spec 8). */
export interface Toast {
  tone: 'success' | 'error' | 'info'
  message: Message
  /** The steps that help, in order: lines of `messages`, by their key; the message is then their heading. */
  steps?: MessageLinesKey | undefined
  /** How long it stays, in ms; 4000 unless given. */
  durationMs?: number | undefined
  /** Of several toasts with one id only the latest shows, so that a message said twice is seen once. */
  id?: string | undefined
}

const waiting: Toast[] = []
let listener: (() => void) | undefined

/** Shows a toast in the `ToastHost` of the page; one shown before the host is there waits for it. */
export function showToast(toast: Toast): void {
  waiting.push(toast)
  listener?.()
}

/**
 * For `ToastHost` alone: calls back whenever toasts wait, at once if some do. The latest caller alone is called; returns
 * the way to stop.
 */
export function onToasts(toastsWait: () => void): () => void {
  listener = toastsWait
  if (waiting.length > 0) toastsWait()
  return () => {
    if (listener === toastsWait) listener = undefined
  }
}

/** Hands over the toasts that wait, oldest first; for `ToastHost` alone. */
export function takeToasts(): Toast[] {
  return waiting.splice(0)
}
