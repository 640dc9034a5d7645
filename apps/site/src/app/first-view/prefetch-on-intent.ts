import { matchRoutes } from 'react-router-dom'
import type { Reads } from '../../lib/api/reads.ts'
import type { RouteScreen } from '../pages.ts'
import { routes } from '../router.tsx'

/** What somebody does who is about to follow a link. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches the code of the page behind a link, and what it reads first, at the first sign that somebody is about to follow it. */
export function fetchOnSign(reads: Reads): void {
  const fetched = new Set<string>()
  const fetchBehind = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    // What cannot be fetched now is fetched, and told, when the link is followed.
    fetchPage(link.pathname, reads).catch(() => undefined)
  }
  for (const sign of signs) addEventListener(sign, fetchBehind, { passive: true })
}

async function fetchPage(path: string, reads: Reads): Promise<void> {
  const { lazy, Component } = matchRoutes(routes, path)?.at(-1)?.route ?? {}
  const { Component: screen = Component } = typeof lazy === 'function' ? await lazy() : {}
  const { readAhead } = (screen ?? {}) as Partial<RouteScreen>
  if (readAhead) readAhead(await reads.load())
}
