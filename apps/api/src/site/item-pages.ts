import { itemParam } from '@meridian/contract/paths/item-link'
import { withHead } from '@meridian/contract/html/page-head'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ItemStore } from '../items/items.store.ts'
import { itemHead } from './item-head.ts'
import { pageCaching } from './page-policy.ts'

export interface ItemPagesOptions {
  folder: string
  items: Pick<ItemStore, 'byId'>
  /** Players reach the site at this address, without a closing slash. */
  publicUrl: string
  /** The content security policy of the pages. */
  policy: string
}

/** Ids with more characters are not looked up. */
const longestId = 200

/**
 * Sends an item's page with the metadata of the item in its address, for chats and search engines. Returns `undefined`
 * to send the page as built, if the address names no item or an unknown one. An unknown item sets the status 404, and a
 * delisted one 410.
 */
export function createItemPages({ folder, items, publicUrl, policy }: ItemPagesOptions) {
  return async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<string | undefined> => {
    // The first parameter counts, as in the browser.
    const id = new URL(request.url, publicUrl).searchParams.get(itemParam)
    if (!id) return undefined
    const [item, page] = await Promise.all([
      find(items, id, request.log),
      readFile(join(folder, file), 'utf8').catch(() => undefined),
    ])
    if (item === undefined) reply.code(404)
    if (item === 'delisted') reply.code(410)
    if (!item || item === 'delisted' || page === undefined) return undefined
    const html = withHead(page, itemHead(item, publicUrl))
    const etag = `"${createHash('sha256').update(html).digest('base64url')}"`
    reply.headers({
      'cache-control': pageCaching,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      etag,
    })
    if (request.headers['if-none-match'] !== etag) return html
    reply.code(304)
    return ''
  }
}

/** Finds an item; `undefined` if unknown, `null` if the database is away (the page then asks by itself). */
async function find(items: Pick<ItemStore, 'byId'>, id: string, log: FastifyBaseLogger) {
  if (id.length > longestId || id.includes('\0')) return undefined
  try {
    return await items.byId(id)
  } catch (error) {
    log.error({ err: error }, 'The item of a page could not be read')
    return null
  }
}
