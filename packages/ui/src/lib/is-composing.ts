import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Returns `true` for a key of an input method's composition, as in Chinese, Japanese and Korean: its arrows, Enter and
 * Escape are not ours. Safari sends the Enter that ends a composition after its end, as key 229.
 */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
  const { isComposing: open, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return open || keyCode === 229
}
