/** The id of the content of every page, by which the header leads to it. */
export const contentId = 'content'

/**
 * Moves the focus to the page's content: past the header, or to where a new page begins. It is named by its heading then,
 * as a screen reader says no more of it than its name.
 */
export function focusContent(options?: FocusOptions): void {
  const content = document.getElementById(contentId)
  if (!content) return
  content.ariaLabel = content.querySelector('h1')?.textContent ?? null
  content.focus(options)
}
