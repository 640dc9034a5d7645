export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Finds the control that React rendered in the place of another one. */
export type FindReplacement = (old: HTMLElement) => HTMLElement | undefined

/**
 * Carries typed text and focus over to a page that React renders in place of the prerendered one. React does so after
 * another program has put elements between ours. Call it while the prerendered page is shown, and call its result once
 * React has rendered.
 */
export function carryOver(root: HTMLElement): () => FindReplacement {
  const controls = () => [...root.querySelectorAll<HTMLElement>('input, textarea, select, button, a')]
  const before = controls()
  let focused = document.activeElement
  const trackFocus = () => (focused = document.activeElement)
  root.addEventListener('focusin', trackFocus)

  return () => {
    root.removeEventListener('focusin', trackFocus)
    const after = controls()
    const findReplacement: FindReplacement = (old) =>
      old.isConnected ? old : after.filter(isLike(old))[before.filter(isLike(old)).indexOf(old)]
    for (const old of before.filter(isField)) {
      const field = findReplacement(old)
      if (field && isField(field) && field.value !== old.value) fillIn(field, old.value)
    }
    if (focused instanceof HTMLElement && !focused.isConnected && document.activeElement === document.body)
      focus(findReplacement(focused), focused)
    return findReplacement
  }
}

/** Other programs' elements have other ids and places. */
const isLike = (old: HTMLElement) => (candidate: HTMLElement) =>
  candidate.localName === old.localName &&
  ['type', 'name', 'href'].every((name) => candidate.getAttribute(name) === old.getAttribute(name))

const isField = (element: HTMLElement): element is Field => element.matches('input, textarea, select')

/** Sets the text of a field and dispatches its event, so that React updates. */
export function fillIn(field: Field, text: string): void {
  // React ignores the element's own setter; the prototype's counts as input.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function focus(element: HTMLElement | undefined, old: HTMLElement): void {
  element?.focus({ preventScroll: true })
  // Some field types, such as an e-mail, have no selection to read.
  if (element instanceof HTMLInputElement && old instanceof HTMLInputElement && old.selectionStart !== null)
    element.setSelectionRange(old.selectionStart, old.selectionEnd)
}
