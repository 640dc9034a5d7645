import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Tells whether a key belongs to text that is still being composed, as Chinese, Japanese and Korean are: its arrows, Enter
 * and Escape are the input method's. Safari sends the Enter that ends a composition after its end, as key 229.
 */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
  const { isComposing: open, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return open || keyCode === 229
}
