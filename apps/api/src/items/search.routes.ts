import { readItem, searchMarket } from '@meridian/contract'
import { serverMessages } from '@meridian/contract/rules/messages'
import { HttpError } from '../http/http-error.ts'
import type { Route } from '../http/route.ts'
import type { ItemStore } from './items.store.ts'

/** Results of each kind that an answer holds at most. */
const resultLimit = 10

/** The search of the navigation bar. */
export function searchRoutes(route: Route, { items }: { items: ItemStore }): void {
  route(
    searchMarket,
    async ({ query: { query: text } }) =>
      text === '' ? { lands: [], nfas: [] } : items.find(text, resultLimit),
    { shared: true },
  )

  route(readItem, async ({ params }) => {
    const item = await items.byId(params.id)
    if (!item) throw new HttpError(404, 'not_found', serverMessages.itemUnknown)
    return item
  })
}
