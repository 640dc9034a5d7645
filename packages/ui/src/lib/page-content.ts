/** The id of the content of every page, by which the header leads to it. */
export const contentId = 'content'

/** Moves the focus to the page's content: past the header, or to where a new page begins. */
export function focusContent(options?: FocusOptions): void {
  document.getElementById(contentId)?.focus(options)
}
