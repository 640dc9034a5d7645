import type { createBrowserRouter, Location } from 'react-router-dom'
import { positionKey } from '../../lib/position-key.ts'
import { readJson, tabStorage } from '../../lib/storage/key-value-store.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Storage key of scroll positions in px, by the key of each history entry. The router writes them. */
export const placesKey = 'scrollPlaces'

/** Milliseconds to wait for a list. */
const watchLimitMs = 10_000

/** The browser may miss the old position by this distance in px. */
const nearPx = 50

const readPlaces = () => readJson(tabStorage, placesKey, (json) => json as Record<string, number> | null)

/** Returns whether the browser has reloaded the page or gone back to it. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit?.type === 'reload' || visit?.type === 'back_forward'
}

/**
 * Forgets the position of an earlier visit to this address, which the router would restore. A new visit starts at the
 * top.
 */
export function forgetEarlierPosition(location: Location): void {
  if (isReturn()) return
  const { [positionKey(location)]: _earlier, ...places } = readPlaces() ?? {}
  tabStorage.set(placesKey, JSON.stringify(places))
}

/**
 * Makes a page long enough for its old scroll position until its list arrives, after a reload or Back. The router and
 * the browser scroll before that.
 */
export function restoreScroll(router: Pick<Router, 'state' | 'subscribe'>): void {
  const { style } = document.body
  let timer = 0
  const holdHeight = (top?: number | false | null) => {
    clearTimeout(timer)
    style.minHeight = top ? `${top + innerHeight}px` : ''
    // Content above the old position must not push it down.
    style.overflowAnchor = top ? 'none' : ''
    if (top) timer = window.setTimeout(holdHeight, watchLimitMs)
  }
  router.subscribe(({ restoreScrollPosition }) => holdHeight(restoreScrollPosition))

  // The router does not change the browser's scroll position on a hydrated page, and shows any other at the top.
  const { location, restoreScrollPosition } = router.state
  const top = isReturn() ? readPlaces()?.[positionKey(location)] : undefined
  if (!top) return
  const end = document.documentElement.scrollHeight - innerHeight
  const isHydrated = restoreScrollPosition === false
  // The player has scrolled since the page was painted.
  if (isHydrated && Math.abs(scrollY - Math.min(top, end)) > nearPx) return
  holdHeight(top)
  scrollTo({ top, behavior: 'instant' })
}
