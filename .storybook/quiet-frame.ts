/** The name of the window in which a docs page shows a story. */
export const quietFrame = 'story-in-docs'

/**
 * In such a window a story that moves the focus must not scroll the docs page to itself, nor hear that the focus went on
 * to a neighbour: a menu closes with the window it was opened in.
 */
export function staySilentInDocs(): void {
  if (window.name !== quietFrame) return
  const focus: (this: HTMLElement, how: FocusOptions) => void = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function focusWhereItIs(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = () => {}
  addEventListener('blur', (event) => event.stopImmediatePropagation(), true)
}
