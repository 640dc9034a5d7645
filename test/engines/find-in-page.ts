/** Selects a control, a field or a text of a page by its accessible name. */
export interface Target {
  kind: 'press' | 'field' | 'text'
  name: string
}

/**
 * Runs in a page: returns the middle of the target once it is visible and uncovered, `null` before. While a dialog is
 * open, only its controls count.
 */
export function findInPage({ kind, name }: Target): { x: number; y: number } | null {
  const elements: Element[] = []
  const collect = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      elements.push(element)
      if (element.shadowRoot) collect(element.shadowRoot)
    }
  }
  // While a page begins, it has no body.
  collect(document)
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const seen = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }))

  if (kind === 'text') {
    const holds = (element: Element) => plain(element.textContent).includes(name)
    return seen.some((element) => holds(element) && !Array.from(element.children).some(holds))
      ? { x: 0, y: 0 }
      : null
  }

  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label')
    if (label !== null) return plain(label)
    const labelId = element.getAttribute('aria-labelledby')
    if (labelId !== null) return plain(document.getElementById(labelId)?.textContent)
    const fieldLabel = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
    if (fieldLabel) return plain(fieldLabel.textContent)
    return plain(element.textContent)
  }
  const dialog = seen.findLast((element) => element.matches('[role="dialog"], dialog[open]'))
  const selector = kind === 'press' ? 'a[href], button, [type="submit"]' : 'input, select, textarea'
  const named = seen.filter(
    (element) => element.matches(selector) && nameOf(element) === name && (dialog?.contains(element) ?? true),
  )
  // The header may have a link of the same name.
  const found = named.find((element) => element.closest('main')) ?? named[0]
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const root = found.getRootNode() as Document | ShadowRoot
  const hit = root.elementFromPoint(x, y)
  return hit !== null && (found.contains(hit) || hit.contains(found)) ? { x, y } : null
}
