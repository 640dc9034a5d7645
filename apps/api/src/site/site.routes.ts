import fastifyStatic from '@fastify/static'
import { messages } from '@meridian-2117/contract/messages/messages'
import { itemPages, pageFile, paths } from '@meridian-2117/contract/paths/paths'
import { settingsElement } from '@meridian-2117/contract/html/settings-element'
import { withPart } from '@meridian-2117/contract/html/page-head'
import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { errorBody } from '../http/http-error.ts'
import type { SharedAnswers } from '../http/shared-answers.ts'
import type { ItemStore } from '../items/items.store.ts'
import { createItemPages } from './item-pages.ts'
import { pagePolicy, type Sources } from './page-policy.ts'
import { pageSender, type SendPage } from './page-sender.ts'
import { readBuild } from './site-builds.ts'
import { loadRenderer } from './site-renderer.ts'
import type { SiteFileStore } from './site-files.store.ts'
import { sitemapRoutes, type SitemapOptions } from './sitemap.routes.ts'

/** File names in it contain a hash of their content. */
export const hashedFolder = '/assets/'

/** Content types of hashed files. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

const hashedCaching = 'public, max-age=31536000, immutable'

/** The build compresses what is worth it. */
const asBuilt = { compress: false } as const

/** These folders contain files and never a page. */
const fileFolders = [hashedFolder, '/pictures/', '/film/', '/icons/', '/link-cards/']

/** Every build writes this page. */
const notFoundPage = '404.html'

const notBuilt = `<!doctype html>
<html lang="en">
  <title>Meridian 2117</title>
  <p>The site was not built when this server started. Run <code>npm run build</code>, then start it again.</p>
</html>
`

export interface SiteOptions extends Omit<SitemapOptions, 'files'> {
  siteFolder: string
  pageSettings: PageSettings
  cspSources: readonly Sources[]
  items: ItemStore
  sharedAnswers: SharedAnswers
  siteFiles: Pick<SiteFileStore, 'read'>
}

/**
 * Serves the built site: the prerendered page of each address with the settings of this server, and files with cache
 * headers for their lifetimes. Other navigations get the 404 page.
 */
export async function siteRoutes(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { siteFolder: folder, siteFiles, pageSettings, cspSources, items, rateLimits, publicUrl } = options
  const build = readBuild(folder)
  const policy = pagePolicy(build?.scriptHashes ?? [], [...cspSources, callSources(pageSettings)])
  await app.register(fastifyStatic, {
    root: folder,
    // The route reads the file's folder at each call, for sites that guard files by name.
    serve: false,
    preCompressed: true,
    // The server's own part of a build is in a folder with a dot.
    dotfiles: 'ignore',
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
  })

  app.addHook('onRequest', async ({ method, originalUrl }, reply) => {
    const plain = method === 'GET' || method === 'HEAD' ? plainAddress(originalUrl) : undefined
    if (plain !== undefined) return reply.redirect(plain, 301)
  })

  // The router takes two paths that differ only in case as one.
  const pages = new Map(Object.values(paths).map((path) => [path.toLowerCase(), pageFile(path)]))
  const renderer = build && (await loadRenderer(folder))
  const heads = renderer?.pageHeads(publicUrl)
  const settings = settingsElement(pageSettings)
  const readPage = async (file: string) => {
    const page = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    return page && withPart(page, 'settings', settings)
  }
  let sendNotFound: SendPage | undefined
  if (build) {
    app.get('/*', asBuilt, ({ url }, reply) => {
      reply.sendFile(pathIn(url))
    })
    const itemPage = createItemPages({ ...options, renderer, readPage, policy })
    for (const [path, file] of [...pages, [`/${notFoundPage}`, notFoundPage] as const]) {
      const page = await readPage(file)
      if (page === undefined) continue
      const head = heads?.get(file)
      const send = pageSender(head === undefined ? page : withPart(page, 'head', head), policy)
      if (file === notFoundPage) sendNotFound = send
      app.get(path, itemPages.includes(path) ? await itemPage(path, page, send) : send)
    }
  }
  // The root of this route is the folder itself, since files in a folder with a dot are not sent.
  const lookedUp = '/.well-known/'
  app.get(`${lookedUp}*`, asBuilt, ({ url }, reply) => {
    reply.sendFile(pathIn(url).slice(lookedUp.length), join(folder, lookedUp))
  })
  // Password managers ask this address for the page that changes a password.
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(paths.editProfile))
  sitemapRoutes(app, { files: renderer?.siteFiles(publicUrl) ?? {}, items, rateLimits, publicUrl })

  await app.register(async (forms) => {
    // The browser sends a form itself where the page's code does not run. Its content may include a password; it is
    // neither read nor stored.
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', (_request, _body, done) => done(null))
    for (const path of pages.keys()) forms.post(path, async ({ url }, reply) => reply.redirect(url, 303))
  })

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathIn(request.url)
    if (/^\/api(\/|$)/i.test(path)) return reply.code(404).send(errorBody('not_found', messages.notFound))
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const content = reads && path.startsWith(hashedFolder) ? await siteFiles.read(basename(path)) : undefined
    if (content) {
      return reply
        .header('cache-control', hashedCaching)
        .type(types[extname(path)] ?? 'application/octet-stream')
        .send(Buffer.from(content))
    }
    // A proxy that kept it would hide the file from later pages.
    reply.header('cache-control', 'no-store, no-transform')
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!reads || !wantsPage || fileFolders.some((files) => path.startsWith(files)))
      return reply.code(404).type('text/plain').send('Not found')
    if (sendNotFound) return sendNotFound(request, reply.code(404))
    return reply.code(503).type('text/html; charset=utf-8').send(notBuilt)
  })
}

const pathIn = (url: string): string => url.split('?')[0] ?? ''

/**
 * Returns the canonical address of a page's file or of doubled slashes; `undefined` if it is canonical already. The
 * router in the browser knows only canonical ones. A backslash counts as a slash, as in browsers, so the redirect stays
 * on this site.
 */
function plainAddress(url: string): string | undefined {
  const path = pathIn(url)
  if (!/\/\/|\/index\.html$/i.test(path) || /^\/+api(\/|$)/i.test(path)) return undefined
  const plain = path.replaceAll(/[/\\]+/g, '/').replace(/(?:\/index\.html|\/)$/i, '')
  return (plain || '/') + url.slice(path.length)
}

const cachingOf = (path: string): string =>
  path.replaceAll('\\', '/').includes(hashedFolder) ? hashedCaching : 'public, max-age=86400'

/** Returns the other origins that the pages call, and that of players' pictures. */
const callSources = ({ API_BASE_URL, CARD_API_BASE_URL }: PageSettings): Sources => ({
  connect: [API_BASE_URL, CARD_API_BASE_URL].flatMap(originOf),
  image: originOf(API_BASE_URL),
})

const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin])
