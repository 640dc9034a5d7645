import type { Router } from '../router.tsx'
import { readJson, tabStorage } from '../../lib/storage/key-value-store.ts'

/** The router's storage key of scroll positions: px by the key of each history entry. */
const routerPlaces = 'react-router-scroll-positions'

/** The longest wait for a list, `ms`. */
const watchLimitMs = 10_000

/** The distance in px by which a browser may miss the old place. */
const nearPx = 50

/**
 * Keeps a page that is loaded again, or gone back to, long enough for its old place until its list is there: the router,
 * and the browser, scroll before.
 */
export function restoreScroll(router: Pick<Router, 'state' | 'subscribe'>): void {
  const { style } = document.body
  let timer = 0
  const keepLength = (place?: number | false | null) => {
    clearTimeout(timer)
    style.minHeight = place ? `${place + innerHeight}px` : ''
    // What comes above the old place must not push it down.
    style.overflowAnchor = place ? 'none' : ''
    if (place) timer = window.setTimeout(keepLength, watchLimitMs)
  }
  router.subscribe(({ restoreScrollPosition }) => keepLength(restoreScrollPosition))

  // The router leaves a prerendered page where the browser has scrolled it.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return
  const places = readJson(tabStorage, routerPlaces, (json) => json as Record<string, number> | null)
  const place = places?.[router.state.location.key]
  const end = document.documentElement.scrollHeight - innerHeight
  // Who has scrolled since the page stood wants to be elsewhere.
  if (!place || Math.abs(scrollY - Math.min(place, end)) > nearPx) return
  keepLength(place)
  scrollTo({ top: place, behavior: 'instant' })
}
