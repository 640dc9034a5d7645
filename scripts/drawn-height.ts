/**
 * How far down a page draws, in px: the lower end of its story, and of what that opened beside itself. Runs in the page, too,
 * so it stands by itself.
 */
export function drawnHeight(page: Document = document): number {
  const parts = 'body > :not(script, style, [class*="sb-"], [id^="storybook-docs"])'
  const drawn = [...page.querySelectorAll(`${parts}, ${parts} *`)]
  const lowest = Math.max(...drawn.map((part) => part.getBoundingClientRect().bottom))
  const end = Math.ceil(lowest + (page.defaultView?.scrollY ?? 0))
  return Math.min(Math.max(end, 1), page.documentElement.scrollHeight)
}
