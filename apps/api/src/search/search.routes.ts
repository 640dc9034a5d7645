import { readItem, searchMarket } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { SearchStore } from './search.store.ts'

/** Results of each kind that an answer holds at most. */
const resultLimit = 10

/** The search of the navigation bar (Spec 7). */
export function searchRoutes(app: FastifyInstance, { search }: { search: SearchStore }): void {
  route(app, searchMarket, async ({ query }) => {
    const text = query.query.trim()
    if (text === '') return { lands: [], nfas: [], damaged: [] }
    const [lands, nfas] = await Promise.all([
      search.find('land', text, resultLimit),
      search.find('collectible', text, resultLimit),
    ])
    return { lands, nfas, damaged: [] }
  })

  route(app, readItem, async ({ params }) => {
    const item = await search.item(params.id)
    if (!item) throw new Refusal(404, messages.itemUnknown)
    return { item }
  })
}
