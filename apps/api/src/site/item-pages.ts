import type { Item, MissingItem } from '@meridian-2117/contract'
import { escapeHtml } from '@meridian-2117/contract/html/html'
import { withPart } from '@meridian-2117/contract/html/page-head'
import { itemLink, itemParam } from '@meridian-2117/contract/paths/item-link'
import { withEtag, type SharedAnswers } from '../http/shared-answers.ts'
import type { ItemStore } from '../items/items.store.ts'
import { itemHead } from './item-head.ts'
import { pageHeaders, type SendPage } from './page-sender.ts'
import { serverFolder, type SiteRenderer } from './site-renderer.ts'

export interface ItemPagesOptions {
  renderer: SiteRenderer | undefined
  /** Reads a page of the folder, with the settings of this server. */
  readPage: (file: string) => Promise<string | undefined>
  items: Pick<ItemStore, 'byId'>
  sharedAnswers: SharedAnswers
  /** Players reach the site at this address, without a closing slash. */
  publicUrl: string
  /** The content security policy of the pages. */
  policy: string
}

const statuses: Readonly<Record<MissingItem, number>> = { unknown: 404, delisted: 410 }

/** Ids with more characters are not looked up. */
const longestId = 200

/** The page of an item; without HTML the page of no item. An item of another page leads to its own. */
interface WrittenPage {
  html?: string | undefined
  location?: string
}

type WritePage = (id: string, answer: Item | MissingItem) => WrittenPage | Promise<WrittenPage>

/**
 * Returns what makes the handler of a page that takes an item. It sends the page with the item in its address: in the
 * HTML of a page that shows one, in the metadata of another. It sends the page without one if the address names no
 * item, or the item cannot be read. An unknown item has the status 404, and a delisted one 410.
 */
export function createItemPages(options: ItemPagesOptions) {
  const { renderer, readPage, items, sharedAnswers, publicUrl, policy } = options

  async function pageWriter(path: string, built: string): Promise<WritePage> {
    const template = await readPage(`${serverFolder}${path}.html`)
    const missingTemplate = await readPage(`${serverFolder}${path}.missing.html`)
    if (!renderer || template === undefined || missingTemplate === undefined) {
      return (_id, answer) => ({
        html: typeof answer === 'string' ? undefined : withPart(built, 'head', itemHead(answer, publicUrl)),
      })
    }
    // Rendered once, since anybody may ask for any id.
    const missing = {
      unknown: await renderer.renderItem(path, 'unknown'),
      delisted: await renderer.renderItem(path, 'delisted'),
    }
    return async (id, answer) => {
      if (typeof answer === 'string')
        return { html: withPart(missingTemplate, 'root', itemRoot(id, answer, missing[answer])) }
      const own = itemLink(answer).to
      if (!own.startsWith(`${path}?`)) return { location: own }
      const page = withPart(template, 'head', itemHead(answer, publicUrl))
      return { html: withPart(page, 'root', itemRoot(id, answer, await renderer.renderItem(path, answer))) }
    }
  }

  return async (path: string, built: string, sendBuilt: SendPage): Promise<SendPage> => {
    const writePage = await pageWriter(path, built)
    const read = sharedAnswers.cached(path, async ({ query: { id } }: { query: { id: string } }) => {
      const isReadable = id.length <= longestId && !id.includes('\0')
      const answer = (isReadable ? await items.byId(id) : undefined) ?? 'unknown'
      const { html, location } = await writePage(id, answer)
      const status = typeof answer === 'string' ? statuses[answer] : 200
      return { status, location, written: html === undefined ? undefined : withEtag(Buffer.from(html)) }
    })
    return async (request, reply) => {
      // The first parameter counts, as in the browser.
      const id = new URL(request.url, publicUrl).searchParams.get(itemParam)
      if (!id) return sendBuilt(request, reply)
      const page = await read({ query: { id } }).catch((error: unknown) => {
        request.log.error({ err: error }, 'The page of an item could not be written')
      })
      if (!page) return sendBuilt(request, reply)
      if (page.location !== undefined) return reply.redirect(page.location, 302)
      reply.code(page.status)
      if (!page.written) return sendBuilt(request, reply)
      return reply.headers(pageHeaders(policy, page.written.etag)).send(page.written.bytes)
    }
  }
}

/**
 * Returns the root element of an item's page. The browser hydrates it at exactly this query, and takes the answer from
 * it.
 */
function itemRoot(id: string, answer: Item | MissingItem, content: string): string {
  const query = escapeHtml(`?${itemParam}=${encodeURIComponent(id)}`)
  const json = escapeHtml(JSON.stringify([id, answer]))
  return `<div id="root" data-prerendered="${query}" data-answer="${json}">${content}</div>`
}
