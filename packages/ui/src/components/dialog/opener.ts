/** What opened the dialog that opened last. */
let lastOpener: Element | null = null

/**
 * What a layer over the page gives the focus back to. A step that follows another finds the focus in that one, or
 * nowhere, as its button has just gone: it was opened by what opened the first.
 */
export function openerOf(focused: Element | null): Element | null {
  const follows = !focused || focused === document.body || focused.closest('[data-slot="dialog"]')
  lastOpener = follows ? lastOpener : focused
  return lastOpener
}
