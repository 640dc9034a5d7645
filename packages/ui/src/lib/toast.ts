import type { Message, MessageLinesKey } from '@meridian/contract/rules/message'

/** A short message that comes and goes at the top right. */
export interface Toast {
  tone: 'success' | 'error' | 'info'
  message: Message
  /** The steps that help, in order: lines of `messages`, by their key; the message is then their heading. */
  steps?: MessageLinesKey | undefined
  /** The time that it stays, in ms; 4000 by default. */
  durationMs?: number | undefined
  /** Of several toasts with one id only the latest shows, so that a repeated message shows once. */
  id?: string | undefined
}

type ToasterModule = typeof import('../components/toast-host/toaster.tsx')

let toaster: ToasterModule | undefined
const hosts = new Set<() => void>()

/** Shows a toast in the `ToastHost` of the page; one without a host waits for it. */
export function showToast(toast: Toast): void {
  loadToaster().then(({ show }) => show(toast), console.error)
}

/** Removes all toasts. */
export const dismissToasts = (): void => toaster?.dismiss()

/** Loads the code of toasts for `ToastHost`; the next toast retries a failed load. */
export async function loadToaster(): Promise<ToasterModule> {
  toaster ??= await import('../components/toast-host/toaster.tsx')
  for (const loaded of hosts) loaded()
  return toaster
}

/** Calls `ToastHost` back once the code of toasts is loaded; returns a function that stops it. */
export function subscribeToToaster(loaded: () => void): () => void {
  hosts.add(loaded)
  return () => hosts.delete(loaded)
}

/** The code of toasts, once it is loaded. */
export const getToaster = (): ToasterModule | undefined => toaster
