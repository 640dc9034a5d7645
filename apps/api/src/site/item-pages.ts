import type { Item } from '@meridian/contract'
import { withPart } from '@meridian/contract/html/page-head'
import { itemLink, itemPages, itemParam } from '@meridian/contract/paths/item-link'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { withEtag, type SharedAnswers } from '../http/shared-answers.ts'
import type { ItemStore } from '../items/items.store.ts'
import { itemHead } from './item-head.ts'
import { pageCaching } from './page-policy.ts'

export interface ItemPagesOptions {
  folder: string
  items: Pick<ItemStore, 'byId'>
  sharedAnswers: SharedAnswers
  /** Players reach the site at this address, without a closing slash. */
  publicUrl: string
  /** The content security policy of the pages. */
  policy: string
}

/** A build of the site exports this for the server. */
interface SiteRenderer {
  /** Returns the element `#root` of an item's page as HTML; `'gone'` stands for an unknown item. */
  renderItem: (path: string, answer: readonly [id: string, answer: Item | 'gone']) => Promise<string>
}

/** The build writes the renderer and the pages that it fills into this folder. */
export const serverFolder = '.server'

/** Ids with more characters are not looked up. */
const longestId = 200

/** A higher quality of Brotli costs more time than it saves. */
const encodings = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html),
  identity: async (html: string) => Buffer.from(html),
}
type Encoding = keyof typeof encodings

/** The best first. */
const supportedValues: Encoding[] = ['br', 'gzip', 'identity']
const negotiator = new Negotiator({ supportedValues })

/**
 * Returns what makes the handler of a page. It sends the page with the item in its address: in the HTML of a page that
 * shows one, in the metadata of another that takes one. It sends the page as built if the address names no item, or the
 * item cannot be read. An unknown item has the status 404.
 */
export async function createItemPages({ folder, sharedAnswers, policy, ...options }: ItemPagesOptions) {
  const builtFile = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined)
  const rendererFile = join(folder, serverFolder, 'render.js')
  const renderer = existsSync(rendererFile)
    ? ((await import(pathToFileURL(rendererFile).href)) as SiteRenderer)
    : undefined

  return async (path: string, file: string) => {
    if (!itemPages.includes(path))
      return async (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile(file)
    const [template, built] = await Promise.all([
      renderer && builtFile(`${serverFolder}${path}.html`),
      builtFile(file),
    ])
    const writePage = pageWriter(path, { template, built, renderItem: renderer?.renderItem, ...options })
    const read = sharedAnswers.cached(
      path,
      async ({ query: { id, encoding } }: { query: { id: string; encoding: Encoding } }) => {
        const { html, ...page } = await writePage(id)
        return { ...page, ...(html !== undefined && withEtag(await encodings[encoding](html))) }
      },
    )
    return async (request: FastifyRequest, reply: FastifyReply) => {
      // The first parameter counts, as in the browser.
      const id = new URL(request.url, options.publicUrl).searchParams.get(itemParam)
      if (!id) return reply.sendFile(file)
      const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '') ?? 'identity'
      const page = await read({ query: { id, encoding } }).catch((error: unknown) => {
        request.log.error({ err: error }, 'The page of an item could not be written')
      })
      if (!page) return reply.sendFile(file)
      if (page.location !== undefined) return reply.redirect(page.location, 302)
      reply.code(page.status)
      if (!page.bytes) return reply.sendFile(file)
      reply.headers({
        'cache-control': pageCaching,
        'content-security-policy': policy,
        'content-type': 'text/html; charset=utf-8',
        etag: page.etag,
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
      return reply.send(page.bytes)
    }
  }
}

interface PageParts extends Pick<ItemPagesOptions, 'items' | 'publicUrl'> {
  renderItem: SiteRenderer['renderItem'] | undefined
  /** The page without its item; absent if the page does not show one in its HTML. */
  template: string | undefined
  built: string | undefined
}

/** A page with its status; without HTML as built. An item of another page leads to its own. */
interface WrittenPage {
  status: number
  html?: string | undefined
  location?: string
}

function pageWriter(path: string, { template, built, renderItem, items, publicUrl }: PageParts) {
  return async (id: string): Promise<WrittenPage> => {
    const isReadable = id.length <= longestId && !id.includes('\0')
    const item = isReadable ? await items.byId(id) : undefined
    const status = item ? 200 : 404
    const page = template ?? built
    if (!page) return { status }
    const headed = item ? withPart(page, 'head', itemHead(item, publicUrl)) : page
    if (!template || !renderItem) return { status, html: item && headed }
    const own = item && itemLink(item).to
    if (own !== undefined && !own.startsWith(`${path}?`)) return { status, location: own }
    return { status, html: withPart(headed, 'root', await renderItem(path, [id, item ?? 'gone'])) }
  }
}
