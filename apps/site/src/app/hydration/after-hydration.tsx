import { ReloadNotice } from '@meridian/ui/sections/reload-notice'
import { matchRoutes } from 'react-router-dom'
import type { ReactNode } from 'react'
import { loadCode, newVersionEvent } from '../../lib/late-code.tsx'
import { readJson, tabStorage } from '../../lib/storage/key-value-store.ts'
import type { Services } from '../../lib/services/services.ts'
import type { BuiltPage } from '../pages.ts'
import { loadPage, routes } from '../router.tsx'
import { fillIn, type Field } from './carry-over.ts'

/** Starts the background work of a hydrated page. `draw` renders beside the page. */
export function afterHydration(draw: (part: ReactNode) => void, services: Services): void {
  showNewVersions(draw)
  restoreTypedText()
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
  const reload = () => {
    saveTypedText()
    location.reload()
  }
  addEventListener(newVersionEvent, () => draw(<ReloadNotice onReload={reload} />), { once: true })
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

/** Storage key of typed text during a reload. */
const key = 'typed'

/** Milliseconds that the fields of the reloaded page may take to appear. */
const watchLimitMs = 10_000

/** Typed texts of a page, by the names of their fields. */
interface TypedTexts {
  at: string
  texts: Record<string, string>
}

/** Secrets are not stored, so a password has to be typed again. */
const isRestorable = ({ name, type, value, autocomplete }: Field) =>
  name !== '' &&
  value !== '' &&
  !/^(password|hidden|file|checkbox|radio)$/.test(type) &&
  !/cc-(number|csc|exp)|one-time-code/.test(autocomplete)

/** Stores the text fields of this page over its reload. */
function saveTypedText(): void {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')].filter(isRestorable)
  const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  tabStorage.set(key, JSON.stringify({ at: location.pathname, texts } satisfies TypedTexts))
}

/** Fills in the stored texts, each once its field appears. */
function restoreTypedText(): void {
  const saved = readJson(tabStorage, key, (json) => json as TypedTexts | null)
  tabStorage.remove(key)
  if (saved?.at !== location.pathname) return
  const left = new Map(Object.entries(saved.texts))
  const fill = () => {
    for (const [name, text] of left) {
      const field = document.querySelector<Field>(`:is(input, textarea, select)[name="${CSS.escape(name)}"]`)
      if (field && left.delete(name)) fillIn(field, text)
    }
    if (left.size === 0) watch.disconnect()
  }
  const watch = new MutationObserver(fill)
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), watchLimitMs)
  fill()
}
