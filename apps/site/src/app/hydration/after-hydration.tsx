import { ReloadNotice } from '@meridian/ui/sections/reload-notice'
import { matchRoutes } from 'react-router-dom'
import type { ReactNode } from 'react'
import { loadCode, newVersionEvent } from '../../lib/load-code.ts'
import type { Services } from '../../lib/services/services.ts'
import type { BuiltPage } from '../pages.ts'
import { loadPage, routes } from '../router.tsx'

/** Starts the background work of a hydrated page. `draw` renders beside the page. */
export function afterHydration(draw: (part: ReactNode) => void, services: Services): void {
  showNewVersions(draw)
  prefetchOnIntent(services)
  measureVitals().catch(() => undefined)
}

/** Measures a share of visits. The build drops the code of a site without the setting. */
async function measureVitals(): Promise<void> {
  if (!import.meta.env.VITE_VITALS_SHARE) return
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
  if (chance >= Number(import.meta.env.VITE_VITALS_SHARE) * 2 ** 32) return
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  const { reportVitals } = await import('../vitals.ts')
  reportVitals((path) => matchRoutes(routes, path)?.at(-1)?.route.path ?? '*')
}

/** Shows one notice with *Reload* once a file of code is gone from the server. Any request may find that. */
function showNewVersions(draw: (part: ReactNode) => void): void {
  const showNotice = () => draw(<ReloadNotice onReload={() => location.reload()} />)
  addEventListener(newVersionEvent, showNotice, { once: true })
  // Vite reports the imports of ui and of libraries.
  addEventListener('vite:preloadError', ({ payload }) => {
    loadCode(() => Promise.reject(payload)).catch(() => undefined)
  })
}

/** These events come before a followed link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Prefetches the code of a linked page, and its first queries, at the first sign of intent. */
function prefetchOnIntent(services: Services): void {
  const fetched = new Set<string>()
  const prefetch = async (path: string) => {
    const page = matchRoutes(routes, path)?.at(-1)?.route.handle as BuiltPage | undefined
    if (!page) return
    const { prefetch: firstQueries } = await loadPage(page.name)
    for (const query of firstQueries?.(services) ?? [])
      void services.queryClient.prefetchQuery({ ...query, retry: false })
  }
  const prefetchBehind = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    // Following the link tries again, and reports the failure.
    prefetch(link.pathname).catch(() => undefined)
  }
  for (const intent of intents) addEventListener(intent, prefetchBehind, { passive: true })
}
