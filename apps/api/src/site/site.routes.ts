import fastifyStatic from '@fastify/static'
import { messages } from '@meridian/contract/messages/messages'
import { pageFile, paths } from '@meridian/contract/paths/paths'
import type { FastifyInstance } from 'fastify'
import { basename, extname, join } from 'node:path'
import { errorBody } from '../http/http-error.ts'
import type { SharedAnswers } from '../http/shared-answers.ts'
import type { ItemStore } from '../items/items.store.ts'
import { createItemPages } from './item-pages.ts'
import { pageCaching, pagePolicy, readScriptHashes, type Sources } from './page-policy.ts'
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

export interface SiteOptions extends SitemapOptions {
  cspSources: readonly Sources[]
  items: ItemStore
  sharedAnswers: SharedAnswers
  siteFiles: Pick<SiteFileStore, 'read'>
}

/**
 * Serves the built site: the prerendered page of each address, and files with cache headers for their lifetimes. Other
 * navigations get the 404 page.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { siteFolder: folder, siteFiles, cspSources, items, sharedAnswers, rateLimits, publicUrl }: SiteOptions,
): Promise<void> {
  const scriptHashes = readScriptHashes(folder)
  const policy = pagePolicy(scriptHashes ?? [], cspSources)
  await app.register(fastifyStatic, {
    root: folder,
    // The route reads the file's folder at each call, for sites that guard files by name.
    serve: false,
    preCompressed: true,
    // The server's own part of a build is in a folder with a dot.
    dotfiles: 'ignore',
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path))
      if (isPage(path)) reply.header('content-security-policy', policy)
    },
  })

  app.addHook('onRequest', async ({ method, originalUrl }, reply) => {
    const plain = method === 'GET' || method === 'HEAD' ? plainAddress(originalUrl) : undefined
    if (plain !== undefined) return reply.redirect(plain, 301)
  })

  // The router takes two paths that differ only in case as one.
  const pages = new Map(Object.values(paths).map((path) => [path.toLowerCase(), pageFile(path)]))
  if (scriptHashes) {
    app.get('/*', asBuilt, ({ url }, reply) => {
      reply.sendFile(pathIn(url))
    })
    const pageHandler = await createItemPages({ folder, items, sharedAnswers, publicUrl, policy })
    for (const [path, file] of pages) app.get(path, await pageHandler(path, file))
  }
  // The root of this route is the folder itself, since files in a folder with a dot are not sent.
  const lookedUp = '/.well-known/'
  app.get(`${lookedUp}*`, asBuilt, ({ url }, reply) => {
    reply.sendFile(pathIn(url).slice(lookedUp.length), join(folder, lookedUp))
  })
  // Password managers ask this address for the page that changes a password.
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(paths.editProfile))
  sitemapRoutes(app, { siteFolder: folder, items, rateLimits, publicUrl })

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
    if (scriptHashes) return reply.code(404).sendFile(notFoundPage)
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

function cachingOf(path: string): string {
  const address = path.replaceAll('\\', '/')
  if (address.includes(hashedFolder)) return hashedCaching
  return isPage(address) ? pageCaching : 'public, max-age=86400'
}

const isPage = (path: string): boolean => /\.html(\.br|\.gz)?$/.test(path)
