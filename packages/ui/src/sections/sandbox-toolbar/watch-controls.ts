const controls = 'a, button, input, select, textarea, summary'

/**
 * Reports whether a control lies under `element`, now and on each change; returns a function that stops. The browser
 * computes the intersections as it renders: measuring them by script took most of each frame of a scrolling page.
 */
export function watchControls(element: HTMLElement, onChange: (isOverControl: boolean) => void): () => void {
  const over = new Set<Element>()
  let observer: IntersectionObserver

  const follow = (added: Node) => {
    if (!(added instanceof Element) || element.contains(added)) return
    for (const control of [added, ...added.querySelectorAll(controls)])
      if (control.matches(controls) && !element.contains(control)) observer.observe(control)
  }

  const begin = () => {
    observer?.disconnect()
    over.clear()
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    // Overlapping by at least a pixel: touching edges do not count.
    const margins = [-top - 1, right - clientWidth - 1, bottom - clientHeight - 1, -left - 1]
    observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) over[isIntersecting ? 'add' : 'delete'](target)
        onChange(over.size > 0)
      },
      { root: document, rootMargin: margins.map((margin) => `${margin}px`).join(' ') },
    )
    follow(document.body)
  }
  begin()

  const grown = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(follow)
  })
  grown.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('resize', begin)
  return () => {
    observer.disconnect()
    grown.disconnect()
    window.removeEventListener('resize', begin)
  }
}
