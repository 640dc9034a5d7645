import type { Router } from '../router.tsx'
import { readJson, tabStorage } from '../../lib/storage/key-value-store.ts'

/** The router's storage key of scroll positions: px by the key of each history entry. */
const routerPlaces = 'react-router-scroll-positions'

/** The longest wait for a list, `ms`. */
const watchLimitMs = 10_000

/** The distance in px by which a browser may miss the old position. */
const nearPx = 50

/**
 * Keeps a reloaded page, or one gone back to, long enough for its old scroll position until its list arrives. The router
 * and the browser scroll before that.
 */
export function restoreScroll(router: Pick<Router, 'state' | 'subscribe'>): void {
  const { style } = document.body
  let timer = 0
  const keepLength = (top?: number | false | null) => {
    clearTimeout(timer)
    style.minHeight = top ? `${top + innerHeight}px` : ''
    // What comes above the old position must not push it down.
    style.overflowAnchor = top ? 'none' : ''
    if (top) timer = window.setTimeout(keepLength, watchLimitMs)
  }
  router.subscribe(({ restoreScrollPosition }) => keepLength(restoreScrollPosition))

  // The router leaves a prerendered page where the browser has scrolled it.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return
  const positions = readJson(tabStorage, routerPlaces, (json) => json as Record<string, number> | null)
  const top = positions?.[router.state.location.key]
  const end = document.documentElement.scrollHeight - innerHeight
  // The player has scrolled since the page was painted.
  if (!top || Math.abs(scrollY - Math.min(top, end)) > nearPx) return
  keepLength(top)
  scrollTo({ top, behavior: 'instant' })
}
