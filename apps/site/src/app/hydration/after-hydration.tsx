import { ReloadNotice } from '@meridian/ui/sections/reload-notice'
import { matchRoutes } from 'react-router-dom'
import type { ReactNode } from 'react'
import { loadCode, newVersionEvent } from '../../lib/load-code.ts'
import type { Services } from '../../lib/services/services.ts'
import type { ScreenPage } from '../pages.ts'
import { loadPage, routes } from '../router.tsx'
import { restoreTypedText, saveTypedText } from './typed-text.ts'

/** Begins what a page does by itself once it answers. `draw` draws beside the page. */
export function afterHydration(
  draw: (part: ReactNode) => void,
  services: Pick<Services, 'queries' | 'queryClient'>,
): void {
  showNewVersions(draw)
  restoreTypedText()
  prefetchOnIntent(services)
}

/** Shows one notice with *Reload* once code is gone from the server, whatever has asked for it. */
function showNewVersions(draw: (part: ReactNode) => void): void {
  const reload = () => {
    saveTypedText()
    location.reload()
  }
  addEventListener(newVersionEvent, () => draw(<ReloadNotice onReload={reload} />), { once: true })
  // Vite tells of code that ui or a library imports by itself.
  addEventListener('vite:preloadError', ({ payload }) => {
    loadCode(() => Promise.reject(payload)).catch(() => undefined)
  })
}

/** The events that come before a link is followed. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches the code of the page behind a link, and what it reads first, at the first sign that it may be followed. */
function prefetchOnIntent({ queries, queryClient }: Pick<Services, 'queries' | 'queryClient'>): void {
  const fetched = new Set<string>()
  const prefetch = async (path: string) => {
    const page = matchRoutes(routes, path)?.at(-1)?.route.handle as ScreenPage | undefined
    if (!page) return
    const { prefetch: firstQueries } = await loadPage(page)
    for (const query of firstQueries?.(queries) ?? [])
      void queryClient.prefetchQuery({ ...query, retry: false })
  }
  const prefetchBehind = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    // What fails now fails again, and is told, when the link is followed.
    prefetch(link.pathname).catch(() => undefined)
  }
  for (const intent of intents) addEventListener(intent, prefetchBehind, { passive: true })
}
