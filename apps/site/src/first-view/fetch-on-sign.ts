import { matchRoutes } from 'react-router-dom'
import { routes } from '../router.tsx'

/** What somebody does who is about to follow a link. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches the code of the page behind a link at the first sign that somebody is about to follow it. */
export function fetchOnSign(): void {
  const fetched = new Set<string>()
  const fetchBehind = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    for (const match of matchRoutes(routes, link.pathname) ?? []) {
      const { lazy } = match.route
      // What cannot be fetched now is fetched, and told, when the link is followed.
      if (typeof lazy === 'function') void lazy().catch(() => undefined)
    }
  }
  for (const sign of signs) addEventListener(sign, fetchBehind, { passive: true })
}
