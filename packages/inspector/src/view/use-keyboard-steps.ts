import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** For how long after a step the page may focus what is its own, in `ms`. */
const restlessMs = 5000

export interface KeyboardSteps {
  /** Holds the buttons of what may happen next. */
  room: RefObject<HTMLDivElement | null>
  /** A step was taken by the keyboard. */
  stepped: () => void
}

/**
 * Who steps by the keyboard goes on by it: the buttons of a step go with it, and the page focuses the dialog that the step
 * opens, so the focus is put on what may happen next.
 */
export function useKeyboardSteps(step: number | undefined): KeyboardSteps {
  const room = useRef<HTMLDivElement>(null)
  const restlessUntil = useRef(0)
  // Once a step: whoever goes to the page afterwards stays there.
  const mayTakeBack = useRef(false)
  const hasSteps = step !== undefined

  const goOn = useCallback(() => {
    if (performance.now() > restlessUntil.current) return
    room.current?.querySelector<HTMLElement>('form [type="submit"], [aria-current="step"]')?.focus()
  }, [])
  const arrive = useCallback(() => {
    mayTakeBack.current = true
    goOn()
  }, [goOn])
  useEffect(arrive, [step, arrive])
  useEffect(() => {
    const view = hasSteps ? room.current?.ownerDocument.defaultView : undefined
    // Whoever takes the focus has it only after this event.
    const taken = () => {
      if (mayTakeBack.current) setTimeout(goOn)
      mayTakeBack.current = false
    }
    view?.addEventListener('blur', taken)
    return () => view?.removeEventListener('blur', taken)
  }, [hasSteps, goOn])

  return {
    room,
    stepped: () => {
      restlessUntil.current = performance.now() + restlessMs
      mayTakeBack.current = true
    },
  }
}
