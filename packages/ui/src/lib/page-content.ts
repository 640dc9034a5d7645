/** The id of the content of every page, which the header's skip link points at. */
export const contentId = 'content'

/**
 * Moves the focus to the page's content: past the header, or after navigation. The content then has the name of its
 * heading, so that a screen reader announces only that.
 */
export function focusContent(options?: FocusOptions): void {
  const content = document.getElementById(contentId)
  if (!content) return
  content.ariaLabel = content.querySelector('h1')?.textContent ?? null
  content.focus(options)
}
