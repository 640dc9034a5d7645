import { useEffect, useRef } from 'react'
import { useLatest } from '../../lib/use-latest.ts'

/**
 * Returns a function that calls `act` at once or, while a pointer is pressed, with the click that follows. What a blur
 * changes would move the pressed control away, and its click would be lost.
 */
export function useAfterPress(act: () => void): () => void {
  const pressed = useRef(false)
  const waiting = useRef(false)
  const release = useLatest(() => {
    pressed.current = false
    if (waiting.current) act()
    waiting.current = false
  })
  useEffect(() => {
    const controller = new AbortController()
    // Before the handlers of the click, which may leave the page.
    const options = { capture: true, signal: controller.signal }
    addEventListener('pointerdown', () => (pressed.current = true), options)
    // A drag, a long press or another button has no click.
    for (const end of ['click', 'auxclick', 'contextmenu', 'pointercancel', 'keydown'])
      addEventListener(end, () => release(), options)
    return () => controller.abort()
  }, [release])
  return () => {
    if (pressed.current) waiting.current = true
    else act()
  }
}
