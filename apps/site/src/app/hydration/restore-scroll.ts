import type { createBrowserRouter, Location } from 'react-router-dom'
import { readJson, tabStorage } from '../../lib/storage/key-value-store.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The storage key of scroll positions, which the router writes: px by the key of each history entry. */
export const placesKey = 'scrollPlaces'

/** The longest wait for a list, `ms`. */
const watchLimitMs = 10_000

/** The distance in px by which a browser may miss the old position. */
const nearPx = 50

/**
 * The key of a page's scroll position. All pages that were opened by an address share the router's key of their history
 * entry, so theirs is the address.
 */
export const placeKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key

const readPlaces = () => readJson(tabStorage, placesKey, (json) => json as Record<string, number> | null)

/** The browser has reloaded the page, or gone back to it. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' || visit?.type === 'back_forward'
}

/** Forgets the place of an earlier visit to this address, which the router would take up: a new visit starts at the top. */
export function forgetEarlierPlace(location: Location): void {
  if (isReturn()) return
  const { [placeKey(location)]: _earlier, ...places } = readPlaces() ?? {}
  tabStorage.set(placesKey, JSON.stringify(places))
}

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
  const top = isReturn() ? readPlaces()?.[placeKey(router.state.location)] : undefined
  const end = document.documentElement.scrollHeight - innerHeight
  // The player has scrolled since the page was painted.
  if (!top || Math.abs(scrollY - Math.min(top, end)) > nearPx) return
  keepLength(top)
  scrollTo({ top, behavior: 'instant' })
}
