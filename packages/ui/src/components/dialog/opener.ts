import { focusContent } from '../../lib/page-content.ts'

/** The element that opened the latest dialog. */
let opener: Element | null = null

/**
 * Records the focused element as a dialog opens. A later step of a chain gets the opener of the first, as its own
 * button was inside that dialog.
 */
export function rememberOpener(): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && !activeElement.closest('[role="dialog"]'))
    opener = activeElement
}

/** Returns a focus that is lost, or in a dialog that fades out, to the opener, or to the page if that is gone. */
export function returnFocus(): void {
  const { activeElement } = document
  if (activeElement !== document.body && !activeElement?.closest('[inert]')) return
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  else focusContent({ preventScroll: true })
}
