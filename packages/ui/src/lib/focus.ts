import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The id of the content of every page, which the header's skip link points at. */
export const contentId = 'content'

/**
 * Moves the focus to the page's content: past the header, or after navigation. The content then has the name of its
 * heading, so that a screen reader announces only that.
 */
export function focusContent(options?: FocusOptions): void {
  const content = document.getElementById(contentId)
  if (!content) return
  content.ariaLabel = content.querySelector('h1')?.textContent ?? null
  content.focus(options)
}

/**
 * Moves the focus if it is lost, because its element was removed, disabled or made inert: to `element`, or to the page's
 * content if that is gone too.
 */
export function moveLostFocus(element: Element | null = null): void {
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.closest('[inert]')) return
  if (element instanceof HTMLElement && element !== body && element.isConnected)
    element.focus({ preventScroll: true })
  else focusContent({ preventScroll: true })
}

/** A ref that moves a lost focus to its element, which replaces the one that had it. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (element) moveLostFocus(element)
}

/**
 * Returns the focus that a busy form lost to the input that had it, else to the form's button, which gets the ref. A
 * form without the focus takes none.
 */
export function useRestoredFocus(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const held = useRef<Element | null>(null)
  // Before the browser paints, when it takes the focus from disabled elements.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (busy) held.current = button.current?.form?.contains(activeElement) ? activeElement : null
    else if (held.current)
      moveLostFocus(held.current instanceof HTMLInputElement ? held.current : button.current)
  }, [busy])
  return button
}
