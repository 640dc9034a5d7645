import './site.css'
import { ApiError } from '@meridian-2117/contract'
import { settingsId } from '@meridian-2117/contract/html/settings-element'
import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import { ownPictureFiles } from '@meridian-2117/ui/pictures/pictures'
import type { PictureSettings } from '@meridian-2117/ui/pictures/pictures-provider'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { Location } from 'react-router-dom'
import { inspect } from '../devtools/inspect.ts'
import { sandboxTools } from '../devtools/sandbox.ts'
import { createAuthProviders } from '../features/auth/auth-providers.ts'
import { endDocumentAnswer, putDocumentAnswer, type DocumentAnswer } from '../lib/item/get-item.ts'
import { createServices } from '../lib/services/services.ts'
import { readSettings } from '../lib/settings.ts'
import { browserStorage, tabStorage } from '../lib/storage/key-value-store.ts'
import { onSiteBuild } from '../lib/new-version.ts'
import { App } from './app.tsx'
import { CurrentPage } from './current-page.tsx'
import { loadErrorNotice } from './error-page.tsx'
import { forgetEarlierPosition, restoreScroll } from './hydration/restore-scroll.ts'
import { watchErrors } from './reports.ts'
import { createRouter, loadRoute, pageAt, routeOf } from './router.tsx'

const pictures: PictureSettings = { filesOf: ownPictureFiles }

/** React reports all other errors itself. */
const rootOptions: RootOptions = { onCaughtError: reportError }

const loadClient = () => import('../lib/api/api-client.ts')

/** Renders a part in a separate root, beside the page. Returns what replaces the part. */
function drawBeside(part: ReactNode) {
  const element = document.body.appendChild(document.createElement('div'))
  element.className = 'meridian'
  const root = createRoot(element, rootOptions)
  const draw = (newPart: ReactNode) => startTransition(() => root.render(newPart))
  draw(part)
  return draw
}

async function loadPlaceholders() {
  const { ownPlaceholder } = await import('@meridian-2117/ui/pictures/placeholders')
  // A new value of the context would render every picture again.
  pictures.placeholderOf = ownPlaceholder
}

/** Applies the styles of all pages. The first view has its own, so that these delay neither its paint nor its hydration. */
function applyAllStyles() {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media=print]')) sheet.media = 'all'
}

/** Hydrates a prerendered page, or renders any other. */
async function start(root: HTMLElement, settings: PageSettings) {
  const inspector = await inspect(location.search, settings)
  const sandbox = sandboxTools(settings)
  // The first call waits for it, but no press does. A failure is that call's.
  loadClient().catch(() => undefined)
  const authProviders = createAuthProviders(settings)
  const { API_BASE_URL: api = '', CARD_API_BASE_URL: card = '' } = settings
  const services = createServices({
    createApi: (session) => async (endpoint, request, options) => {
      const { createApi } = await loadClient().catch((cause: unknown) => {
        throw new ApiError('unreachable', { message: 'Network Error', cause })
      })
      const injectFaults = sandbox?.injectFaults
      const call = createApi({ ...session, bases: { api, card }, onSiteBuild, injectFaults })
      return call(endpoint, request, options)
    },
    apiBase: api,
    browser: browserStorage,
    tab: tabStorage,
    events: window,
    loadCards: async () => (await import('../features/payment/card-provider.ts')).loadCardProvider(settings),
    authProviders: sandbox
      ? {
          ...authProviders,
          findWallets: async () => {
            await sandbox.installDemoWallet()
            return authProviders.findWallets()
          },
        }
      : authProviders,
    watcher: inspector,
  })
  // Back may lead to another page of ours in the same document before that page's code has loaded.
  const isDocuments = ({ pathname }: Pick<Location, 'pathname'>) => pathname === window.documentPath
  // The router reports a screen that does not load, on a rendered page.
  const loaded = await loadRoute(location.pathname).then(
    () => true,
    () => false,
  )
  // A page that reads its query is rendered again where it was written for another one.
  const writtenFor = root.dataset['prerendered']
  const asWritten = writtenFor === location.search || !pageAt(location.pathname)?.readsQuery
  const prerendered = writtenFor !== undefined && asWritten && isDocuments(location)
  const router = createRouter(prerendered && loaded)
  const documentAnswer = JSON.parse(root.dataset['answer'] ?? 'null') as DocumentAnswer | null
  if (documentAnswer) {
    putDocumentAnswer(services.queryClient, documentAnswer)
    const unsubscribe = router.subscribe(() => {
      endDocumentAnswer(services.queryClient, documentAnswer)
      unsubscribe()
    })
  }
  // Creating the router and hydrating are separate tasks, so that the page answers in between.
  await new Promise((over) => setTimeout(over))
  const showSandboxToolbar = async () => {
    const Toolbar = await sandbox?.loadToolbar()
    if (Toolbar) drawBeside(<Toolbar settings={settings} />)
  }
  const loadDeferred = async () => {
    // Loaded eagerly, since a chunk could not be fetched after the network has gone.
    for (const load of [loadPlaceholders, loadErrorNotice, showSandboxToolbar]) load().catch(() => undefined)
    const { afterHydration } = await import('./hydration/after-hydration.tsx')
    afterHydration(drawBeside, services, router, settings)
  }
  const onHydrated = () => {
    applyAllStyles()
    window.replayEarlyInput?.()
    restoreScroll(router)
    // Hydration is the longest task of all, so it runs alone.
    setTimeout(() => loadDeferred().catch(() => undefined))
  }
  const app = (visit: number) => (
    <App key={visit} services={services} pictures={pictures} onHydrated={onHydrated}>
      <CurrentPage router={router} />
    </App>
  )
  forgetEarlierPosition(router.state.location)
  // A transition yields between slices, so the page scrolls and answers meanwhile.
  startTransition(() => {
    const hydrates = prerendered && loaded && isDocuments(router.state.location)
    const reactRoot = hydrates ? hydrateRoot(root, app(0), rootOptions) : createRoot(root, rootOptions)
    if (!hydrates) {
      applyAllStyles()
      reactRoot.render(app(0))
    }
    let visits = 0
    inspector?.attach({
      location: () => router.state.location,
      restart: (location) => {
        const to = location as Location
        void router.navigate(to, { state: to.state }).then(() => reactRoot.render(app((visits += 1))))
      },
    })
  })
}

/** Says that this page cannot start, over what it shows. */
async function sayIncomplete() {
  applyAllStyles()
  const { ReloadNotice } = await import('@meridian-2117/ui/sections/reload-notice')
  drawBeside(<ReloadNotice reason="incomplete" isNeeded onReload={() => location.reload()} />)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
try {
  const settings = readSettings(document.getElementById(settingsId)?.textContent)
  watchErrors(routeOf, settings.API_BASE_URL ?? '')
  void start(root, settings)
} catch (error) {
  watchErrors(routeOf, '')
  reportError(error)
  void sayIncomplete()
}
