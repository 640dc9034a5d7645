/** Runs at build time and renders the pages for visitors to HTML; `build/prerender-pages.ts` writes the files. */
import { replaceableHead } from '@meridian/contract/html/page-head'
import { pageFile, paths, type PathName } from '@meridian/contract/paths/paths'
import { registerPictureFiles, registerPlaceholders } from '@meridian/ui/pictures/picture-files'
import { SplashScreen } from '@meridian/ui/screens/splash'
import { ownPictureFiles } from '@meridian/ui/pictures/own-pictures'
import { ownPlaceholder } from '@meridian/ui/pictures/placeholders'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { App, previewBar } from './app.tsx'
import { headTags, pageMeta } from './page-meta.ts'
import { findRouteModule, notFoundPage, pages, pathNames } from './pages.ts'
import { routes } from './router.tsx'
import { createServices } from '../lib/services/services.ts'
import { storeOver } from '../lib/storage/key-value-store.ts'
import { authProviders } from '../features/auth/auth-providers.ts'

export { siteFiles } from './page-meta.ts'

registerPictureFiles(ownPictureFiles)
registerPlaceholders(ownPlaceholder)

interface PrerenderedPage {
  /** Route module; absent where no code is fetched after the entry. */
  module?: string
  /** Path of its file in the built site. */
  file: string
  /** HTML of the tags that only this page has in its head, and of its content. */
  head: string
  content: string
  /** React hydrates the content, or replaces it if this is `false`. */
  hydrated: boolean
}

/** Returns the page of every address in the table, prerendered or not, and the one of unknown addresses. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const splash = await htmlOf(
    <>
      <SplashScreen />
      {previewBar}
    </>,
  )
  return [
    ...(await Promise.all(pathNames.map((name) => pageOf(name, splash)))),
    {
      file: '404.html',
      head: headTags({ title: notFoundPage.title }),
      content: await contentOf('/404'),
      hydrated: true,
    },
  ]
}

const routeFiles = Object.keys(import.meta.glob('../features/*/*.route.tsx'))

async function pageOf(name: PathName, splash: string): Promise<PrerenderedPage> {
  const path = paths[name]
  const page = pages[name]
  const file = pageFile(path)
  const title = titleOf(name)
  const screen = page.kind === 'screen' ? page : undefined
  if (!screen?.prerendered) {
    const head = headTags({ title })
    return { file, head: screen?.needs ? replaceableHead(head) : head, content: splash, hydrated: false }
  }
  const head = headTags({ title, path, ...pageMeta[name] })
  const module = findRouteModule(routeFiles, name).replace('../', 'src/')
  return { module, file, head, content: await contentOf(path), hydrated: true }
}

/** Returns the title of an address while its code loads. */
function titleOf(name: PathName): string {
  const page = pages[name]
  if (page.kind === 'screen') return page.title
  return page.kind === 'notFound' ? notFoundPage.title : titleOf(page.to)
}

const handler = createStaticHandler(routes)

/** Renders a page as a visitor sees it before any call is answered. */
async function contentOf(path: string): Promise<string> {
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere: ${context.status}`)
  return htmlOf(
    <App services={servicesOfNobody()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
}

async function htmlOf(page: ReactNode): Promise<string> {
  // Otherwise React would put long parts into hidden elements, and a script would have to move them.
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity })
  return new Response(prelude).text()
}

const servicesOfNobody = () => {
  const storage = storeOver(() => {
    throw new Error('No browser, no storage')
  })
  return createServices({
    loadApi: () => new Promise<never>(() => {}),
    browser: storage,
    tab: storage,
    events: new EventTarget(),
    loadCards: () => new Promise<never>(() => {}),
    authProviders,
  })
}
