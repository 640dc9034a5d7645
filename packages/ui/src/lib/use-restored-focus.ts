import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Restores the focus that a busy form lost, because its button was disabled or an overlay covered it: to the input that
 * had it, else to the button. Without it the keyboard would start at the top of the page after every refusal. A form
 * without the focus takes none.
 */
export function useRestoredFocus(working: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const held = useRef<Element | null>(null)
  // Before the browser paints, when it takes the focus from disabled elements.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (working) held.current = button.current?.form?.contains(activeElement) ? activeElement : null
    else if (held.current && activeElement === document.body)
      (held.current instanceof HTMLInputElement ? held.current : button.current)?.focus()
  }, [working])
  return button
}
