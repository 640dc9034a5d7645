/** The element that opened the latest dialog. */
let lastOpener: Element | null = null

/**
 * Returns the element that gets the focus back when a layer closes. A step that follows another has no opener of its
 * own, as its button is inside the first dialog or gone. It gets the opener of the first.
 */
export function openerOf(focused: Element | null): Element | null {
  const follows = !focused || focused === document.body || focused.closest('[data-slot="dialog-content"]')
  lastOpener = follows ? lastOpener : focused
  return lastOpener
}
