/** The element that opened the latest dialog. */
let opener: Element | null = null

/**
 * Records the focused element as a dialog opens. A later step of a chain has no opener of its own, as its button is
 * inside the first dialog or gone: it gets the opener of the first.
 */
export function rememberOpener(): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && !activeElement.closest('[role="dialog"]'))
    opener = activeElement
}

/** Returns a focus that was lost with a dialog to its opener, or to the page if that is gone. */
export function returnFocus(focusPage: () => void): void {
  if (document.activeElement !== document.body) return
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  else focusPage()
}
