/** The element that opened the latest dialog. */
let opener: Element | null = null

/**
 * Remembers what has the focus as a dialog opens. A step that follows another has no opener of its own, as its button
 * is inside the first dialog or gone. It gets the opener of the first.
 */
export function rememberOpener(): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && !activeElement.closest('[role="dialog"]'))
    opener = activeElement
}

/** Gives the focus that was lost with a dialog back to its opener, or to the page where that is gone. */
export function returnFocus(focusPage: () => void): void {
  if (document.activeElement !== document.body) return
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  else focusPage()
}
