import { NavigationType } from 'react-router-dom'
import type { Router } from '../router.tsx'
import { tabStorage } from '../../lib/storage/key-value-store.ts'

/** The router's storage key of scroll positions: px by the key of each history entry. */
const routerPlaces = 'react-router-scroll-positions'

/** The longest wait for a list, `ms`. */
const watchLimitMs = 10_000

/** The events by which somebody moves the page: from then on it stays where they put it. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** The distance by which a browser may miss the old place by itself, px. */
const nearPx = 50

/**
 * Brings a page that is loaded again, or gone back to, to its old place once its list is long enough. The router, and the
 * browser, scroll before the list is there.
 */
export function restoreScroll(router: Pick<Router, 'state' | 'subscribe'>): void {
  let follow = new AbortController()
  const returnTo = (place: number | undefined) => {
    follow.abort()
    follow = new AbortController()
    if (place) reach(place, follow)
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload' || visit?.type === 'back_forward') returnTo(placeOf(router.state.location.key))
  let { location } = router.state
  router.subscribe(({ location: there, historyAction, restoreScrollPosition }) => {
    if (there === location) return
    location = there
    const known = typeof restoreScrollPosition === 'number' ? restoreScrollPosition : placeOf(there.key)
    returnTo(historyAction === NavigationType.Pop ? known : undefined)
  })
}

function placeOf(entry: string): number | undefined {
  try {
    const places = JSON.parse(tabStorage.get(routerPlaces) ?? '{}') as Record<string, number>
    return places[entry]
  } catch {
    return undefined
  }
}

function reach(place: number, follow: AbortController): void {
  const { signal } = follow
  const end = () => document.documentElement.scrollHeight - innerHeight
  const sizes = new ResizeObserver(() => {
    scrollTo({ top: place, behavior: 'instant' })
    if (end() >= place) follow.abort()
  })
  signal.addEventListener('abort', () => sizes.disconnect(), { once: true })
  for (const move of moves) addEventListener(move, () => follow.abort(), { signal, passive: true })
  setTimeout(() => follow.abort(), watchLimitMs)
  // After the router has scrolled. Who has scrolled since the page stood wants to be elsewhere.
  requestAnimationFrame(() => {
    if (Math.abs(scrollY - Math.min(place, end())) < nearPx) sizes.observe(document.body)
  })
}
