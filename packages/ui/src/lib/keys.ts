import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useEffect } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * Returns `true` for a key of an input method's composition, as in Chinese, Japanese and Korean: its arrows, Enter and
 * Escape are not ours. Safari sends the Enter that ends a composition after its end, as key 229.
 */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
  const { isComposing: open, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return open || keyCode === 229
}

declare global {
  /** Receives one close request of the browser, such as Android's Back; TypeScript has no type for it yet. */
  interface CloseWatcher extends EventTarget {
    requestClose: () => void
    destroy: () => void
  }
  interface Window {
    CloseWatcher?: (new () => CloseWatcher) | undefined
  }
}

/**
 * Calls `close` at the first press of Android's Back while something is open, in browsers with close requests. Escape,
 * a desktop's close request, goes to its first key handler.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const request = useLatest(close)
  useEffect(() => {
    if (!open || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => request())
    return () => watcher.destroy()
  }, [open, request])
}
