import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus back that a form lost while it was at work, by its button being disabled or by what lay over it: to the
 * input that had it, else to the button. Without it, the keyboard would start at the top of the page again after every
 * refusal. A form that the player was not in takes nothing.
 */
export function useRestoredFocus(working: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const held = useRef<Element | null>(null)
  // Before the browser draws: it then takes the focus from what is disabled.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (working) held.current = button.current?.form?.contains(activeElement) ? activeElement : null
    else if (held.current && activeElement === document.body)
      (held.current instanceof HTMLInputElement ? held.current : button.current)?.focus()
  }, [working])
  return button
}
