import { readItem, readLand, readCollectibles, searchMarket } from '@meridian-2117/contract'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import type { ItemStore } from './items.store.ts'

/** The search answers with this many results of each kind at most. */
const resultLimit = 10

/** Serves the two markets, the search of the navigation bar, and single items. */
export async function itemRoutes(app: FastifyInstance, { items }: { items: ItemStore }): Promise<void> {
  app.endpoint(readCollectibles, ({ query }) => items.list('collectible', query), { shared: true })
  app.endpoint(readLand, ({ query }) => items.list('land', query), { shared: true })
  app.endpoint(searchMarket, ({ query: { query: text } }) => items.find(text, resultLimit), { shared: true })
  app.endpoint(readItem, async ({ params }) => {
    const item = await items.byId(params.id)
    if (item === 'delisted') throw new HttpError(410, 'not_found', serverMessages.itemDelisted)
    if (!item) throw new HttpError(404, 'not_found', serverMessages.itemUnknown)
    return item
  })
}
