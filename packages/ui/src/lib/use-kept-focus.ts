import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives a button the focus back that its form lost by being disabled while it was at work: without it, the keyboard
 * would start at the top of the page again after every refusal. A form that the player was not in takes nothing.
 */
export function useKeptFocus(working: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const held = useRef(false)
  // Before the browser draws: it then takes the focus from what is disabled.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (working) held.current = button.current?.form?.contains(activeElement) ?? false
    else if (held.current && activeElement === document.body) button.current?.focus()
  }, [working])
  return button
}
