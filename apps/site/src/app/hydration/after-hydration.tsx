import { paths } from '@meridian-2117/contract/paths/paths'
import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import { ReloadNotice } from '@meridian-2117/ui/sections/reload-notice'
import type { createBrowserRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { newVersionNeeded, newVersionServed } from '../../lib/new-version.ts'
import type { Services } from '../../lib/services/services.ts'
import { loadPage, pageAt, routeOf } from '../router.tsx'
import { isQuiet } from './is-quiet.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** These pages take a payment, and offer nothing else meanwhile. */
const paymentPages: readonly string[] = [paths.securePayment, paths.cardPayment]

/** Renders a part beside the page. Returns what replaces the part. */
type DrawBeside = (part: ReactNode) => (part: ReactNode) => void

/** Starts the background work of a hydrated page. */
export function afterHydration(
  draw: DrawBeside,
  services: Services,
  router: Router,
  settings: PageSettings,
): void {
  showNewVersions(draw, router)
  prefetchOnIntent(services)
  measureVitals(settings).catch(() => undefined)
}

/** Measures a share of visits; without the setting none. */
async function measureVitals({ VITALS_SHARE = '0', API_BASE_URL = '' }: PageSettings): Promise<void> {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
  if (chance >= Number(VITALS_SHARE) * 2 ** 32) return
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  const { reportVitals } = await import('../vitals.ts')
  reportVitals(routeOf, API_BASE_URL)
}

/**
 * Shows one notice with *Reload*: once a file of code is gone from the server, which any import may find, or on a quiet
 * page once the server serves a newer build.
 */
function showNewVersions(draw: DrawBeside, router: Router): void {
  let redraw: ReturnType<DrawBeside> | undefined
  let isNeeded = false
  let isServed = false
  let isWanted = true
  const show = () => {
    const isShown = isNeeded || (isServed && isWanted && isQuiet(paymentPages))
    const notice = isShown && (
      <ReloadNotice
        isNeeded={isNeeded}
        onReload={() => location.reload()}
        onLater={() => {
          isWanted = false
          show()
        }}
      />
    )
    if (redraw) redraw(notice)
    else if (isShown) redraw = draw(notice)
  }
  addEventListener(newVersionNeeded, (event) => {
    event.preventDefault()
    isNeeded = true
    show()
  })
  addEventListener(newVersionServed, () => {
    isServed = true
    show()
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') setTimeout(show)
    })
  })
}

/** These events come before a followed link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Prefetches the code of a linked page, and its first queries, at the first sign of intent. */
function prefetchOnIntent(services: Services): void {
  const fetched = new Set<string>()
  const prefetch = async (path: string) => {
    const page = pageAt(path)
    if (!page) return
    const { prefetch: firstQueries } = await loadPage(page.name)
    for (const query of firstQueries?.(services) ?? [])
      void services.queryClient.prefetchQuery({ ...query, retry: false })
  }
  const prefetchBehind = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    // Following the link tries again, and reports the failure.
    prefetch(link.pathname).catch(() => undefined)
  }
  for (const intent of intents)
    addEventListener(intent, ({ target }) => prefetchBehind(target), { passive: true })
  for (const element of document.querySelectorAll('a:hover, a:focus')) prefetchBehind(element)
}
