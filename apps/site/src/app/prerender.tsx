/**
 * Renders pages for visitors to HTML. The build renders most of them (`build/prerender-pages.ts`), and the server those
 * of items.
 */
import type { Item, MissingItem } from '@meridian-2117/contract'
import { itemParam } from '@meridian-2117/contract/paths/item-link'
import { pageFile, paths, type PathName } from '@meridian-2117/contract/paths/paths'
import { SplashScreen } from '@meridian-2117/ui/screens/splash'
import { ownPictureFiles } from '@meridian-2117/ui/pictures/pictures'
import { ownPlaceholder } from '@meridian-2117/ui/pictures/placeholders'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { notFoundFile } from './page-heads.ts'
import { findRouteModule, pages, pathNames } from './pages.ts'
import { routeModules, routes } from './router.tsx'
import { putDocumentAnswer } from '../lib/item/get-item.ts'
import { createServices, type Services } from '../lib/services/services.ts'
import { storeOver } from '../lib/storage/key-value-store.ts'
import { createAuthProviders } from '../features/auth/auth-providers.ts'

export { pageHeads, siteFiles } from './page-heads.ts'

const pictures = { filesOf: ownPictureFiles, placeholderOf: ownPlaceholder }

interface PrerenderedPage {
  /** Route module; absent where no code is fetched after the entry. */
  module?: string
  /** Path of its file in the built site. */
  file: string
  /** HTML of its content. */
  content: string
  /** React hydrates the content, or replaces it if this is `false`. */
  hydrated: boolean
}

/** A page without its item. The server fills it in for each visit of an item's address. */
interface ItemTemplate {
  module: string
  /** Path of its file, without an extension. */
  file: string
  /** The page of this file has the same head. */
  page: string
  /** HTML of sample items, which have every style that the page of an item may need at first. */
  samples: string
}

/** Returns the page of every address in the table, prerendered or not, and the one of unknown addresses. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const splash = await htmlOf(<SplashScreen />)
  return [
    ...(await Promise.all(pathNames.map((name) => pageOf(name, splash)))),
    { file: notFoundFile, content: await contentOf('/404'), hydrated: true },
  ]
}

async function pageOf(name: PathName, splash: string): Promise<PrerenderedPage> {
  const path = paths[name]
  const page = pages[name]
  const file = pageFile(path)
  if (page.kind !== 'screen' || !page.prerendered) return { file, content: splash, hydrated: false }
  return { module: moduleOf(name), file, content: await contentOf(path), hydrated: true }
}

const moduleOf = (name: PathName) => findRouteModule(Object.keys(routeModules), name).replace('../', 'src/')

const sample = {
  id: 'sample',
  title: 'Sample',
  serialNumber: '#1',
  price: 1,
  image: '/pictures/collectibles/kestrel-interceptor-960.webp',
  description: 'Description',
  lore: 'Lore',
}

/** Returns the templates of the pages that show an item and nothing else. */
export async function itemTemplates(): Promise<ItemTemplate[]> {
  const kinds = [
    { name: 'buyCollectible', kind: 'collectible' },
    { name: 'buyLand', kind: 'land' },
  ] as const
  const templates = kinds.flatMap(({ name, kind }) => {
    const path = paths[name]
    const templateOf = async (file: string, answers: readonly (Item | MissingItem)[]) => {
      const samples = await Promise.all(answers.map((answer) => renderItem(path, answer)))
      return { module: moduleOf(name), file, page: pageFile(path), samples: samples.join('') }
    }
    // The styles of both would not arrive in the first round trip.
    return [
      templateOf(path, [
        { ...sample, kind },
        { id: sample.id, kind },
      ]),
      templateOf(`${path}.missing`, ['unknown', 'delisted']),
    ]
  })
  return Promise.all(templates)
}

/** Renders the content of an item's page from the server's answer about the item. */
export async function renderItem(path: string, answer: Item | MissingItem): Promise<string> {
  const id = typeof answer === 'string' ? sample.id : answer.id
  const services = servicesOfNobody()
  putDocumentAnswer(services.queryClient, [id, answer])
  return contentOf(`${path}?${itemParam}=${encodeURIComponent(id)}`, services)
}

const handler = createStaticHandler(routes)

/** Renders a page as a visitor sees it before any call is answered. */
async function contentOf(address: string, services: Services = servicesOfNobody()): Promise<string> {
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} leads elsewhere: ${context.status}`)
  return htmlOf(
    <App services={services} pictures={pictures}>
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
    createApi: () => () => new Promise<never>(() => {}),
    browser: storage,
    tab: storage,
    events: new EventTarget(),
    loadCards: () => new Promise<never>(() => {}),
    authProviders: createAuthProviders({}),
  })
}
