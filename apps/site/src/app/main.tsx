import './site.css'
import { showBlurredForms } from '@meridian/ui/lib/blurred-forms'
import { startTransition, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { lateApi } from '../lib/api/late-api.ts'
import { App } from './app.tsx'
import { inspectors } from '../devtools/inspect.ts'
import { createRouter, loadRoute, type Router } from './router.tsx'
import { loadCrashed } from './error-page.tsx'
import { sandbox } from '../devtools/sandbox.ts'
import { carryOver } from './first-view/carry-over.ts'
import { createServices, type Services } from '../lib/services/services.ts'
import { settings } from '../lib/settings.ts'
import { browserStorage, tabStorage } from '../lib/storage/key-value-store.ts'
import { gates } from '../features/auth/auth-providers.ts'

const apiClient = () => import('../lib/api/api-client.ts')

const realApi = (token: () => string | undefined) =>
  lateApi(async () => {
    const { createApi } = await apiClient()
    return createApi({ bases: { api: settings.apiBaseUrl, card: settings.cardApiBaseUrl }, token })
  })

const loadBlurredForms = async () => {
  const { ownBlurredForms } = await import('@meridian/ui/pictures/own-blurred-forms')
  showBlurredForms(ownBlurredForms)
}

/** Draws in a root of its own, beside a page that knows nothing of it. */
function drawBeside(part: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  startTransition(() => root.render(part))
}

async function showDock(load: () => Promise<ComponentType>) {
  const Dock = await load()
  drawBeside(<Dock />)
}

/**
 * What no page needs to be seen and used. It comes now and not when it is wanted: once the network has gone, a call would
 * find no code, and a page that broke none to say so.
 */
function bringTheRest(reads: Services['reads'], router: Router) {
  void reads.load()
  const begin = async () =>
    (await import('./first-view/after-hydration.ts')).onceItStands(drawBeside, router, reads)
  for (const load of [begin, apiClient, loadBlurredForms, loadCrashed]) load().catch(() => undefined)
  if (sandbox) showDock(sandbox.loadDock).catch(() => undefined)
}

/** Meets the page as it was written beforehand, or draws one. */
async function start(root: HTMLElement) {
  const inspector = await inspectors?.open(location.search)
  const services = createServices({
    api: (token) => (sandbox ? sandbox.troubled(realApi(token)) : realApi(token)),
    browser: browserStorage,
    tab: tabStorage,
    events: window,
    loadCards: async () => (await import('../features/payment/card-provider.ts')).loadCardProvider(),
    gates,
    watcher: inspector,
  })
  // What was written knows no query; where one may change what shows, the page is drawn anew in its place.
  const written = 'written' in root.dataset && location.search === ''
  // What stands there stays until the screen is loaded. One that does not load is the router's to tell, on a page that is drawn.
  const loaded = await loadRoute(location.pathname).then(yes, no)
  const met = written && loaded
  const router = createRouter(met)
  // Making the router and taking the page over are a task each, so that the page answers in between.
  await new Promise((over) => setTimeout(over))
  const carry = carryOver(root)
  const onStand = () => {
    const findHeir = carry()
    window.endEarlyPresses?.(findHeir)
    // In a task of its own: that in which a page is taken over is the longest of all.
    setTimeout(bringTheRest, 0, services.reads, router)
  }
  const app = (visit: number) => (
    <App key={visit} services={services} onStand={onStand}>
      <RouterProvider router={router} />
    </App>
  )
  // As a transition the work is done in slices, between which the page scrolls and answers.
  startTransition(() => {
    const drawn = met ? hydrateRoot(root, app(0)) : createRoot(root)
    if (!met) drawn.render(app(0))
    inspector?.perform?.(router, (visit) => drawn.render(app(visit)))
  })
}

const yes = () => true
const no = () => false

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
