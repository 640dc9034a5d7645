import { escapeHtml } from '@meridian-2117/contract/html/html'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../http/client-address.ts'
import type { ItemStore } from '../items/items.store.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'

/** The sitemap protocol allows this many addresses in a file. */
const addressLimit = 50_000

export interface SitemapOptions {
  /** The files of the build for search engines, by name. */
  files: Readonly<Record<string, string>>
  items: Pick<ItemStore, 'newest'>
  rateLimits: RateLimits
  /** Players reach the site at this address, without a closing slash. */
  publicUrl: string
}

/** Lists the pages of the site and its newest items for search engines. */
export function sitemapRoutes(
  app: FastifyInstance,
  { files, items, rateLimits, publicUrl }: SitemapOptions,
): void {
  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return files['robots.txt'] ?? ''
  })

  app.get('/sitemap.xml', async (request, reply) => {
    await rateLimits.consume([limits.sitemaps, clientAddress(request.ip)])
    const pages = files['sitemap.xml'] ?? noPages
    const itemLimit = addressLimit - (pages.split('<loc>').length - 1)
    const lines = (await items.newest(itemLimit)).map(
      (item) => `  <url><loc>${escapeHtml(publicUrl + itemLink(item).to)}</loc></url>\n`,
    )
    reply.type('application/xml; charset=utf-8')
    return pages.replace('</urlset>', () => `${lines.join('')}</urlset>`)
  })
}

const noPages = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
</urlset>
`
