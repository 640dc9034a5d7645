import { escapeHtml } from '@meridian/contract/html/html'
import { itemLink } from '@meridian/contract/paths/item-link'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { clientAddress } from '../http/client-address.ts'
import type { ItemStore } from '../items/items.store.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'

/** A sitemap file may hold at most this many addresses. */
const addressesOfFile = 50_000

/** Reads this many items at once, so that no whole file is in memory. */
const batch = 1000

/** A build with a site address lists its pages in this file. */
const pagesFile = 'sitemap.xml'

export interface SitemapOptions {
  siteFolder: string
  items: Pick<ItemStore, 'keysBehind' | 'everyNthId'>
  rateLimits: RateLimits
  /** Players reach the site at this address, without a closing slash. */
  publicUrl: string
}

/** Lists every item for search engines: an index, and files of 50,000 addresses that continue after an id. */
export function sitemapRoutes(
  app: FastifyInstance,
  { siteFolder: folder, items, rateLimits, publicUrl }: SitemapOptions,
): void {
  const located = (element: string, path: string) =>
    `<${element}><loc>${escapeHtml(publicUrl + path)}</loc></${element}>\n`

  app.get('/robots.txt', async (_request, reply) => {
    const built = await readFile(join(folder, 'robots.txt'), 'utf8').catch(() => '')
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return built.includes('Sitemap:') ? built : `${built}Sitemap: ${publicUrl}/sitemap.xml\n`
  })

  app.get('/sitemap-pages.xml', (_request, reply) => reply.sendFile(pagesFile))

  app.get('/sitemap.xml', async (request, reply) => {
    await rateLimits.consume([limits.sitemaps, clientAddress(request.ip)])
    const starts = ['', ...(await items.everyNthId(addressesOfFile))]
    const files = [
      ...(existsSync(join(folder, pagesFile)) ? ['/sitemap-pages.xml'] : []),
      ...starts.map((id) => `/sitemap-items.xml?after=${encodeURIComponent(id)}`),
    ]
    reply.type(xml)
    return documentOf('sitemapindex', files.map((path) => located('sitemap', path)).join(''))
  })

  app.get('/sitemap-items.xml', async (request, reply) => {
    await rateLimits.consume([limits.sitemaps, clientAddress(request.ip)])
    const after = new URL(request.url, publicUrl).searchParams.get('after') ?? ''
    const [head = '', tail = ''] = documentOf('urlset', '\n').split('\n\n')
    async function* lines() {
      yield `${head}\n`
      let behind = after.replaceAll('\0', '')
      for (let left = addressesOfFile; left > 0; left -= batch) {
        const keys = await items.keysBehind(behind, batch)
        yield keys.map((item) => located('url', itemLink(item).to)).join('')
        if (keys.length < batch) break
        behind = keys.at(-1)!.id
      }
      yield tail
    }
    return reply.type(xml).send(Readable.from(lines()))
  })
}

const xml = 'application/xml; charset=utf-8'

const documentOf = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${content}</${root}>
`
