import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives a button the focus back that it lost by being disabled while it was at work: without it, the keyboard would
 * start at the top of the page again after every refusal.
 */
export function useKeptFocus(working: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const worked = useRef(working)
  useEffect(() => {
    const done = worked.current && !working
    worked.current = working
    if (done && document.activeElement === document.body) button.current?.focus()
  }, [working])
  return button
}
